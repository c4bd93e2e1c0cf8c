import { formatIsoWeek, isoWeeksInYear, parseIsoWeek } from "./iso-week";

/** Far more than any board has; what is longer is a mistyped year. */
const mostWeeks = 1000;

/**
 * The names of all weeks from one to another, both included; empty when the last is before the first.
 * Throws DomainError `bad-input` for texts that are no weeks, and stops after 1,000 of them.
 */
export function listWeeksBetween(first: string, last: string): string[] {
  const weeks: string[] = [];
  let { year, week } = parseIsoWeek(first);
  const end = formatIsoWeek(parseIsoWeek(last));
  for (
    let name = formatIsoWeek({ year, week });
    name <= end;
    name = formatIsoWeek({ year, week })
  ) {
    weeks.push(name);
    if (weeks.length === mostWeeks) break;
    const isLastOfYear = week === isoWeeksInYear(year);
    if (isLastOfYear) year += 1;
    week = isLastOfYear ? 1 : week + 1;
  }
  return weeks;
}
