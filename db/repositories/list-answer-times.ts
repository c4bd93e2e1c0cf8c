import { inArray, sql } from "drizzle-orm";
import type { Database } from "../client";
import { candidates } from "../schema";

export interface AnswerTimesRow {
  runId: string;
  /** Median and 95th percentile, milliseconds; null where no answer states its time. */
  median: number | null;
  p95: number | null;
  /** Answers that state their time, of all. */
  stated: number;
  answers: number;
}

const quantile = (q: number) =>
  sql<number | null>`percentile_cont(${q}) within group (order by ${candidates.latencyMs})`;

/** How long models took to answer, by run, as far as it is stated. */
export function listAnswerTimes(
  db: Database,
  runIds: readonly string[],
): Promise<AnswerTimesRow[]> {
  return db
    .select({
      runId: candidates.runId,
      median: quantile(0.5),
      p95: quantile(0.95),
      stated: sql`count(${candidates.latencyMs})`.mapWith(Number),
      answers: sql`count(*)`.mapWith(Number),
    })
    .from(candidates)
    .where(inArray(candidates.runId, [...runIds]))
    .groupBy(candidates.runId);
}
