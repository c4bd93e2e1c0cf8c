import { DomainError } from "../errors";

/** A week of ISO 8601: weeks begin on Monday and belong to the year that holds their Thursday. */
export interface IsoWeek {
  readonly year: number;
  /** 1 to 52 or 53. */
  readonly week: number;
}

const dayMs = 86_400_000;
const firstYear = 1000;
const lastYear = 9999;

/**
 * Returns the week of a moment's UTC date. Never calendar year and week: 2024-12-30 is in 2025-W01.
 * Throws DomainError `bad-input` for an invalid date and years outside 1000 to 9999.
 */
export function isoWeekOf(moment: Date): IsoWeek {
  const weekday = (moment.getUTCDay() + 6) % 7;
  const thursday = new Date(moment.getTime() + (3 - weekday) * dayMs);
  const year = thursday.getUTCFullYear();
  if (!(year >= firstYear && year <= lastYear)) {
    throw new DomainError("bad-input", "a week needs a date from year 1000 to 9999");
  }
  const dayOfYear = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / dayMs);
  return { year, week: Math.floor(dayOfYear / 7) + 1 };
}

/** Returns 52 or 53: how many weeks a year has, by the week of its 28 December, always its last. */
export function isoWeeksInYear(year: number): number {
  return isoWeekOf(new Date(Date.UTC(year, 11, 28))).week;
}

/** Returns a week as a cycle is named, such as `2026-W48`. */
export function formatIsoWeek({ year, week }: IsoWeek): string {
  return `${year}-W${String(week).padStart(2, "0")}`;
}

/** Whether a text has the form of a week's name; a suite without weeks has its revision in that place. */
export function isWeekName(text: string): boolean {
  return /^\d{4}-W\d{2}$/.test(text);
}

/**
 * Reads a cycle's name. Throws DomainError `bad-input` for any other text and for a week that its year
 * does not have.
 */
export function parseIsoWeek(text: string): IsoWeek {
  const [, year, week] = /^([1-9]\d{3})-W(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (year !== undefined && week !== undefined && week >= 1 && week <= isoWeeksInYear(year)) {
    return { year, week };
  }
  throw new DomainError("bad-input", `${text} is no ISO week: write one such as 2026-W48`);
}
