import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { askPython } from "../../test-support/ask-python";
import { DomainError } from "../errors";
import { formatIsoWeek, isoWeekOf, isoWeeksInYear, parseIsoWeek } from "./iso-week";

const dayMs = 86_400_000;

describe("isoWeekOf", () => {
  test("every day from 1970 to the end of 2070 is in the week that Python's calendar says", () => {
    const weeks = askPython(
      `
import datetime
first = datetime.date(1970, 1, 1)
print(json.dumps([(first + datetime.timedelta(days)).strftime("%G-W%V") for days in range(given)]))
`,
      36_890,
    ) as string[];
    expect(weeks.at(-1)).toBe("2071-W01");
    const own = weeks.map((_, day) => formatIsoWeek(isoWeekOf(new Date(day * dayMs))));
    expect(own).toEqual(weeks);
  });

  test("the UTC date counts, to the last millisecond of the day", () => {
    expect(isoWeekOf(new Date("2027-01-03T23:59:59.999Z"))).toEqual({ year: 2026, week: 53 });
    expect(isoWeekOf(new Date("2027-01-04T00:00:00.000Z"))).toEqual({ year: 2027, week: 1 });
    expect(isoWeekOf(new Date("2027-01-04T01:00:00+02:00"))).toEqual({ year: 2026, week: 53 });
  });

  test("seven days later is the next week, or week 1 after the last one", () => {
    const moment = fc.date({
      min: new Date("1600-01-01"),
      max: new Date("9990-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, (date) => {
        const { year, week } = isoWeekOf(date);
        const next = isoWeekOf(new Date(date.getTime() + 7 * dayMs));
        expect(next).toEqual(
          week === isoWeeksInYear(year) ? { year: year + 1, week: 1 } : { year, week: week + 1 },
        );
      }),
    );
  });

  test("no date and years that four digits can't say are refused", () => {
    expect(() => isoWeekOf(new Date(Number.NaN))).toThrow(DomainError);
    expect(() => isoWeekOf(new Date(Date.UTC(10_000, 5, 1)))).toThrow(DomainError);
    expect(() => isoWeekOf(new Date("0999-06-01"))).toThrow(DomainError);
  });
});

test("71 years of 400 have 53 weeks, the rest 52", () => {
  const years = Array.from({ length: 400 }, (_, i) => isoWeeksInYear(2000 + i));
  expect(years.filter((weeks) => weeks === 53)).toHaveLength(71);
  expect(years.filter((weeks) => weeks === 52)).toHaveLength(329);
});

describe("parseIsoWeek", () => {
  test("it reads what formatIsoWeek writes", () => {
    const anyWeek = fc.integer({ min: 1000, max: 9999 }).chain((year) =>
      fc.record({
        year: fc.constant(year),
        week: fc.integer({ min: 1, max: isoWeeksInYear(year) }),
      }),
    );
    fc.assert(
      fc.property(anyWeek, (week) => {
        expect(parseIsoWeek(formatIsoWeek(week))).toEqual(week);
      }),
    );
  });

  test.each([
    "2026-W00",
    "2026-W54",
    "2027-W53",
    "2026-W1",
    "2026W48",
    "0999-W01",
    " 2026-W48",
    "2026-W48\n",
    "",
  ])("%j is no week", (text) => {
    expect(() => parseIsoWeek(text)).toThrow(DomainError);
  });
});
