import { and, asc, eq } from "drizzle-orm";
import type { RepeatExecution } from "../../lib/core/scoring/report-repeats";
import type { Database } from "../client";
import { candidates, repeatExecutions } from "../schema";

/** The repeats of a run that were made under one manifest, by candidate and repetition. */
export function listRepeatExecutions(
  db: Database,
  runId: string,
  manifestSha256: string,
): Promise<RepeatExecution[]> {
  return db
    .select({
      candidateId: repeatExecutions.candidateId,
      repetition: repeatExecutions.repetition,
      selectedBy: repeatExecutions.selectedBy,
      verdict: repeatExecutions.verdict,
      failureClass: repeatExecutions.failureClass,
      cpuMs: repeatExecutions.cpuMs,
      wallMs: repeatExecutions.wallMs,
    })
    .from(repeatExecutions)
    .innerJoin(candidates, eq(candidates.id, repeatExecutions.candidateId))
    .where(and(eq(candidates.runId, runId), eq(repeatExecutions.manifestSha256, manifestSha256)))
    .orderBy(asc(repeatExecutions.candidateId), asc(repeatExecutions.repetition));
}
