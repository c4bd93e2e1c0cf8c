import { findRun, type RunWithModel } from "../../db/repositories/find-run";
import { withRunLock } from "../../db/with-run-lock";
import { DomainError } from "../../lib/core/errors";
import type { Grader } from "../../lib/core/ports/grader";
import { gradeRun } from "./grade-run";
import { openRun, type RunPorts, type RunRequest } from "./open-run";
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
  ports: RunPorts,
  workerUrl: string,
  request: RunRequest,
  grader: Grader,
  onProgress?: (total: number) => () => void,
): Promise<Evaluation> {
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
