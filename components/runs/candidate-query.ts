import { z } from "zod";
import { wholeNumber } from "../../lib/contracts/query";
import { failureClasses, verdictKinds } from "../../lib/core/vocabulary";

const shownClasses = ["all", ...verdictKinds, ...failureClasses] as const;
export type ShownClass = (typeof shownClasses)[number];

export const sortKeys = ["task", "verdict", "cases", "cpu", "wall", "memory"] as const;
export type SortKey = (typeof sortKeys)[number];

/** Which part of a run's candidates an address can ask for. */
export const candidateQuerySchema = z.object({
  page: wholeNumber(1, 1_000_000).default(1),
  class: z.enum(shownClasses).default("all"),
  sort: z.enum(sortKeys).default("task"),
  dir: z.enum(["asc", "desc"]).default("asc"),
});
const lenientSchema = z.object({
  page: candidateQuerySchema.shape.page.catch(1),
  class: candidateQuerySchema.shape.class.catch("all"),
  sort: candidateQuerySchema.shape.sort.catch("task"),
  dir: candidateQuerySchema.shape.dir.catch("asc"),
});
export type CandidateQuery = z.infer<typeof candidateQuerySchema>;

/** Reads the query part of a run's address; an empty value means the default. */
export function parseCandidateQuery(
  raw: Record<string, string | string[] | undefined>,
): CandidateQuery {
  return lenientSchema.parse(raw);
}

/** The address of another view of the same run; defaults are left out. */
export function candidateHref(
  runId: string,
  query: CandidateQuery,
  change: Partial<CandidateQuery>,
): string {
  const next = { ...query, ...change };
  const parameters = new URLSearchParams();
  if (next.page !== 1) parameters.set("page", String(next.page));
  if (next.class !== "all") parameters.set("class", next.class);
  if (next.sort !== "task") parameters.set("sort", next.sort);
  if (next.dir !== "asc") parameters.set("dir", next.dir);
  const text = parameters.toString();
  return `/runs/${encodeURIComponent(runId)}${text ? `?${text}` : ""}#candidates`;
}
