import type { RunWithModel } from "../../db/repositories/find-run";
import type { CandidateVerdict } from "../../db/repositories/list-run-verdicts";
import { DomainError } from "../../lib/core/errors";
import { sequentialAttempts } from "../../lib/core/protocol/sequential-attempts";

interface GradedTries {
  run: RunWithModel;
  tasks: readonly { id: number; taskKey: string }[];
  verdicts: readonly CandidateVerdict[];
  sourceName: string;
}

/**
 * Refuses tries after a first success where the manifest says that tries ended with it: what was made
 * is then something else than stated. Only verdicts tell, so it is asked between grading and record.
 * @throws DomainError bad-input naming file, field and task.
 */
export function refuseLaterTries({ run, tasks, verdicts, sourceName }: GradedTries): void {
  if (sequentialAttempts(run.manifest) === null) return;
  const byTask = Map.groupBy(verdicts, ({ candidate }) => candidate.taskId);
  for (const { id, taskKey } of tasks) {
    const tries = byTask.get(id) ?? [];
    const passed = tries.filter(({ current }) => current?.verdict === "passed");
    const first = Math.min(...passed.map(({ candidate }) => candidate.candidateIndex));
    const later = tries.find(({ candidate }) => candidate.candidateIndex > first);
    if (later === undefined) continue;
    throw new DomainError(
      "bad-input",
      `${sourceName}: field candidate_index: ${taskKey} passed with candidate ${first} and has candidate ${later.candidate.candidateIndex}, but by --manifest tries ended with the first success: leave out what came after it, or state another design; no record was made`,
    );
  }
}
