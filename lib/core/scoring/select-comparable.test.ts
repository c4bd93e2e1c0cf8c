import { expect, test } from "vitest";
import { type MeasuredLimits, selectComparable } from "./select-comparable";

const standard = {
  cpuMsPerTest: 2000,
  cpuMsTotal: 10_000,
  wallMsPerTest: 6000,
  memoryBytes: 268_435_456,
  processes: 64,
};
const entry = (name: string, changes: Partial<typeof standard> = {}) => ({
  name,
  limits: { ...standard, ...changes },
});
const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name).join("");
const select = (entries: ReturnType<typeof entry>[], inForce: MeasuredLimits = standard) =>
  names(selectComparable(entries, inForce));

test("equal limits are one group, and nothing is none", () => {
  expect(select([entry("a"), entry("b")])).toBe("ab");
  expect(select([])).toBe("");
});

test("10% more goes with the rest, a little above does not", () => {
  expect(select([entry("a"), entry("b"), entry("c", { cpuMsPerTest: 2200 })])).toBe("abc");
  expect(select([entry("a"), entry("b"), entry("c", { cpuMsPerTest: 2201 })])).toBe("ab");
});

test("every two must go together: 100, 109 and 118 are not one group", () => {
  const chain = [
    entry("a", { cpuMsPerTest: 100 }),
    entry("b", { cpuMsPerTest: 109 }),
    entry("c", { cpuMsPerTest: 118 }),
  ];
  // Two pairs are equally large: the one that goes with the limits in force is chosen.
  expect(select(chain, { ...standard, cpuMsPerTest: 118 })).toBe("bc");
  expect(select(chain, { ...standard, cpuMsPerTest: 100 })).toBe("ab");
  expect(select(chain, { ...standard, cpuMsPerTest: 5000 })).toBe("ab");
});

test.each([["cpuMsTotal"], ["wallMsPerTest"], ["memoryBytes"]] as const)(
  "another %s stands apart",
  (name) => expect(select([entry("a"), entry("b"), entry("c", { [name]: 1 })])).toBe("ab"),
);

test("the number of processes decides nothing", () => {
  expect(select([entry("a"), entry("b", { processes: 4096 })])).toBe("ab");
});

test("the larger group is chosen even if the limits in force are another's", () => {
  const slow = { cpuMsPerTest: 20 };
  expect(select([entry("a"), entry("b", slow), entry("c")], { ...standard, ...slow })).toBe("ac");
});

test("undisclosed limits go with undisclosed ones alone", () => {
  const outside = [
    { name: "x", limits: null },
    { name: "y", limits: null },
  ];
  expect(names(selectComparable(outside, null))).toBe("xy");
  expect(names(selectComparable([...outside, entry("a")], standard))).toBe("xy");
  expect(names(selectComparable([{ name: "x", limits: null }, entry("a")], standard))).toBe("a");
});
