import { z } from "zod";
import { intervalLevels } from "../core/stats/interval-level";
import { languages, taskCategories, tiers } from "../core/vocabulary";
import { compareTables, cycleTables, runTables } from "./answer-tables";

/** Query parameters of the API. Each parses text and says in words what it accepts. */
export const wholeNumber = (from: number, to: number) => {
  const message = `must be a whole number from ${from} to ${to}`;
  return z
    .string()
    .regex(/^[0-9]{1,15}$/, message)
    .transform(Number)
    .pipe(z.number().int().min(from, message).max(to, message));
};

const nameOf = (missing: string) =>
  z.string(missing).regex(/^[\w.-]{1,100}$/, "must be 1 to 100 letters, digits, '.', '_' or '-'");

const name = nameOf("must be text");

/** Of answers that hold a table: the whole answer as JSON, or the table alone as a file. */
export const tableFormats = ["json", "csv", "parquet"] as const;
export type TableFormat = (typeof tableFormats)[number];

const format = z
  .enum(tableFormats)
  .optional()
  .describe("json, the whole answer, unless stated; csv and parquet hold its table alone");

const tableOf = <const Names extends readonly string[]>(names: Names) =>
  z
    .enum(names)
    .optional()
    .describe(
      `Which table of the answer csv and parquet hold, ${names[0]} unless stated; json is the whole`,
    );

const maxId = 999_999_999_999_999;
/** k of a pass@k, the same for pages and for the API. */
export const maxK = 10_000;

export const boardQuerySchema = z.strictObject({
  cycle: name.optional().describe("ISO week, or the revision of a suite without weeks"),
  k: wholeNumber(1, maxK).optional().describe("k of the pass@k to rank by"),
  category: z.enum(taskCategories).optional(),
  tier: z.enum(tiers.map(String)).transform(Number).pipe(z.literal(tiers)).optional(),
  language: z.enum(languages).optional(),
  level: z
    .enum(intervalLevels.map(String))
    .transform(Number)
    .pipe(z.literal(intervalLevels))
    .optional()
    .describe("Level of the intervals, 0.95 unless stated; verdicts of pairs are always at 5%"),
  format,
});

const ofModel = "is missing: give the slug of a model, as the board of the suite lists them";

export const compareQuerySchema = z.strictObject({
  suite: nameOf("is missing: give the id of a suite, as /api/v1/boards lists them"),
  cycle: name.optional().describe("ISO week, or the revision of a suite without weeks"),
  a: nameOf(ofModel).describe("Slug of the first model; differences are its rate minus the other"),
  b: nameOf(ofModel).describe("Slug of the second model"),
  c: name.optional().describe("Slug of a third: the answer is then a ManyComparison of every pair"),
  d: name.optional().describe("Slug of a fourth"),
  k: wholeNumber(1, maxK).optional().describe("k of the pass@k to compare by"),
  table: tableOf(compareTables),
  format,
});

/** Of an address that takes no parameter. */
export const noQuerySchema = z.strictObject({});

/** Of an address that takes the format of its table alone. */
export const tableQuerySchema = z.strictObject({ format });

export const cycleQuerySchema = z.strictObject({ table: tableOf(cycleTables), format });

export const runQuerySchema = z.strictObject({ table: tableOf(runTables), format });

export const historyQuerySchema = z.strictObject({ suite: name.optional(), format });

export const taskQuerySchema = z.strictObject({
  suite: name.optional().describe("Which suite, where several hold the task's name"),
  revision: name.optional().describe("Which revision of the suite; by default the newest"),
  format,
});

export const recordsQuerySchema = z.strictObject({
  after: wholeNumber(0, maxId).default(0).describe("Id of the last record already read"),
  limit: wholeNumber(1, 500).default(100),
  format,
});

export const eventsQuerySchema = z.strictObject({
  after: wholeNumber(0, maxId).default(0).describe("Id of the last event already read"),
  limit: wholeNumber(1, 500).default(100),
  format,
});

export const badgeQuerySchema = z.strictObject({
  suite: name
    .optional()
    .describe("Id of a suite; by default the board that the model stands on first"),
  cycle: name.optional().describe("ISO week, or the revision of a suite without weeks"),
});
