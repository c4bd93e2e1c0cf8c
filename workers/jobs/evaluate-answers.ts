import { findRun, type RunWithModel } from "../../db/repositories/find-run";
import { withRunLock } from "../../db/with-run-lock";
import { DomainError } from "../../lib/core/errors";
import type { Grader } from "../../lib/core/ports/grader";
import { gradeRun } from "./grade-run";
import { MemoryObjectStore } from "./memory-object-store";
import { type EvaluationPorts, openRun, type RunRequest } from "./open-run";
import { type PublishedScore, publishScore } from "./publish-score";

export interface Evaluation extends PublishedScore {
  run: RunWithModel;
}

/**
 * From answers to a score record: stores the run, grades what has no verdict, publishes. Safe to
 * repeat and to interrupt at any point: a repeat goes on where the last one stopped.
 * @param workerUrl connection for the lock that keeps two processes from grading one run
 */
export async function evaluateAnswers(
  outside: EvaluationPorts,
  workerUrl: string,
  request: RunRequest,
  grader: Grader,
  onProgress?: (total: number) => () => void,
): Promise<Evaluation> {
  // Reference solutions stay off every disk that the site can read; a repeat brings them again.
  const texts = request.submissionsWithheld ? new MemoryObjectStore() : outside.objects;
  const ports = { ...outside, texts };
  const runId = await openRun(ports, request);
  return withRunLock(workerUrl, runId, async () => {
    const run = await findRun(ports.db, runId);
    if (run === null) throw new DomainError("integrity", `run ${runId} vanished`);
    const { suite, tasks } = request;
    await gradeRun(ports, { run, suite, tasks, grader, ...(onProgress ? { onProgress } : {}) });
    const published = await publishScore(ports.db, run, suite, tasks, () => new Date());
    return { run, ...published };
  });
}
