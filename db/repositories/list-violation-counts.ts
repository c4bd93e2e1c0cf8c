import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { ViolationCount } from "../../lib/core/cycle/gates/check-violations";
import type { Database } from "../client";
import { candidates, executions, models, runs, verdicts } from "../schema";
import { isCurrentVerdict } from "./current-verdict";

/** Candidates with a policy violation of one model, by what became of them. */
export interface ModelViolations extends ViolationCount {
  slug: string;
}

/** The candidates of these runs in any of whose executions a policy violation was counted. */
export async function listViolationCounts(
  db: Database,
  runIds: readonly string[],
): Promise<ModelViolations[]> {
  if (runIds.length === 0) return [];
  return db
    .select({
      slug: models.slug,
      synthetic: models.synthetic,
      verdict: verdicts.verdict,
      failureClass: verdicts.failureClass,
      candidates: sql`count(distinct ${candidates.id})`.mapWith(Number),
    })
    .from(executions)
    .innerJoin(candidates, eq(candidates.id, executions.candidateId))
    .innerJoin(runs, eq(runs.id, candidates.runId))
    .innerJoin(models, eq(models.id, runs.modelId))
    .innerJoin(verdicts, and(eq(verdicts.candidateId, candidates.id), isCurrentVerdict))
    .where(and(inArray(candidates.runId, [...runIds]), gt(executions.policyViolations, 0)))
    .groupBy(models.slug, models.synthetic, verdicts.verdict, verdicts.failureClass)
    .orderBy(models.slug);
}
