import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../client";
import { candidates } from "../schema";

export interface RunTokens {
  prompt: number;
  completion: number;
  /** Candidates for which both counts were stated: the denominator of any average. */
  candidates: number;
}

/** Token totals over the candidates of a run that state them. */
export async function countRunTokens(db: Database, runId: string): Promise<RunTokens> {
  const [row] = await db
    .select({
      prompt: sql`coalesce(sum(${candidates.promptTokens}), 0)`.mapWith(Number),
      completion: sql`coalesce(sum(${candidates.completionTokens}), 0)`.mapWith(Number),
      candidates: sql`count(*)`.mapWith(Number),
    })
    .from(candidates)
    .where(
      and(
        eq(candidates.runId, runId),
        isNotNull(candidates.promptTokens),
        isNotNull(candidates.completionTokens),
      ),
    );
  return row ?? { prompt: 0, completion: 0, candidates: 0 };
}
