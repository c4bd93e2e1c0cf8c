import { count, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../client";
import { candidates, runs } from "../schema";

/** What is kept of a run's answers. */
export interface RunArtifactsRow {
  runId: string;
  submissionsWithheld: boolean;
  candidates: number;
  /** Candidates that state both counts of tokens. */
  candidatesWithTokens: number;
}

/** What is kept of the answers of some runs; a run without candidates is left out. */
export function listRunArtifacts(
  db: Database,
  runIds: readonly string[],
): Promise<RunArtifactsRow[]> {
  return db
    .select({
      runId: runs.id,
      submissionsWithheld: runs.submissionsWithheld,
      candidates: count(),
      candidatesWithTokens: sql`count(*) filter (
        where ${candidates.promptTokens} is not null and ${candidates.completionTokens} is not null
      )`.mapWith(Number),
    })
    .from(runs)
    .innerJoin(candidates, eq(candidates.runId, runs.id))
    .where(inArray(runs.id, [...runIds]))
    .groupBy(runs.id);
}
