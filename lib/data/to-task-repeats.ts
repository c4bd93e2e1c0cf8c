import "server-only";
import type { TaskRepeatRow } from "../../db/repositories/list-task-repeats";
import type { TaskRepeat } from "../contracts/task";

/**
 * The candidates for a task that were executed again, each with its graded execution first. Voids are left
 * out: the machine failed, not the candidate.
 */
export function toTaskRepeats(rows: readonly TaskRepeatRow[]): TaskRepeat[] {
  const byPlace = Map.groupBy(rows, ({ candidateId, manifestSha256 }) =>
    JSON.stringify([candidateId, manifestSha256]),
  );
  return [...byPlace.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const graded = { verdict: first.gradedVerdict, failureClass: first.gradedClass };
    const executions = [graded, ...own]
      .filter(({ verdict }) => verdict !== "voided")
      .map(({ verdict, failureClass }) => ({ verdict, failureClass }));
    return {
      model: first.slug,
      runId: first.runId,
      cycle: first.cycle,
      candidateIndex: first.candidateIndex,
      traceId: first.verdictId,
      executions,
      isFlaky: new Set(executions.map(({ verdict }) => verdict)).size > 1,
    };
  });
}
