import "server-only";
import type { TaskCorrectionRow } from "../../db/repositories/list-task-corrections";
import type { TaskExclusionRow } from "../../db/repositories/list-task-exclusions";
import type { TaskErratum } from "../contracts/task";

/** What was put right of a task, newest first, and then the records that leave it out. */
export function toTaskErrata(
  corrections: readonly TaskCorrectionRow[],
  exclusions: readonly TaskExclusionRow[],
): TaskErratum[] {
  return [
    ...corrections.map(
      (row): TaskErratum => ({
        kind: "verdict-corrected",
        model: row.slug,
        runId: row.runId,
        cycle: row.cycle,
        candidateIndex: row.candidateIndex,
        before: {
          verdict: row.earlierVerdict,
          failureClass: row.earlierClass,
          traceId: row.earlierId,
        },
        after: { verdict: row.verdict, failureClass: row.failureClass, traceId: row.verdictId },
        reason: row.reason,
        at: row.createdAt.toISOString(),
      }),
    ),
    ...exclusions.map(
      ({ slug, runId, cycle, recordId, reason }): TaskErratum => ({
        kind: "excluded",
        model: slug,
        ...{ runId, cycle, recordId, reason },
      }),
    ),
  ];
}
