import { findRun, type RunWithModel } from "../../db/repositories/find-run";
import type { GradedPlaceRow } from "../../db/repositories/list-graded-places";
import { listRunVerdicts } from "../../db/repositories/list-run-verdicts";
import { withRunLock } from "../../db/with-run-lock";
import { DomainError } from "../../lib/core/errors";
import type { GraderFor } from "../../lib/core/ports/grader";
import type { RepeatReport } from "../../lib/core/scoring/report-repeats";
import { gradeRun } from "./grade-run";
import { MemoryObjectStore } from "./memory-object-store";
import { type EvaluationPorts, openRun, type RunRequest } from "./open-run";
import { type PublishedScore, publishScore } from "./publish-score";
import { refuseLaterTries } from "./refuse-later-tries";
import { repeatCandidates } from "./repeat-candidates";

export interface Evaluation extends PublishedScore {
  run: RunWithModel;
  /** Whether the verdicts of the candidates that were executed again hold. */
  repeats: RepeatReport<GradedPlaceRow>;
}

/** The steps that take long enough to be watched. */
export type EvaluationStep = "grading" | "repeating";

/**
 * From answers to a score record: stores the run, grades what has no verdict, publishes, then
 * executes some candidates again. Safe to repeat and to interrupt at any point: a repeat goes on
 * where the last one stopped.
 * @throws DomainError bad-input, and no record is made, where tries go on after the first success that
 *   ended them by the manifest.
 * @param workerUrl connection for the lock that keeps two processes from grading one run
 * @param onProgress called as a step begins; what it returns, after each of the step's candidates
 */
export async function evaluateAnswers(
  outside: EvaluationPorts,
  workerUrl: string,
  request: RunRequest,
  graderFor: GraderFor,
  onProgress?: (total: number, step: EvaluationStep) => () => void,
): Promise<Evaluation> {
  // Reference solutions stay off every disk that the site can read; a repeat brings them again.
  const texts = request.submissionsWithheld ? new MemoryObjectStore() : outside.objects;
  const ports = { ...outside, texts };
  const runId = await openRun(ports, request);
  return withRunLock(workerUrl, runId, async () => {
    const run = await findRun(ports.db, runId);
    if (run === null) throw new DomainError("integrity", `run ${runId} vanished`);
    const { suite, tasks } = request;
    const watch = (step: EvaluationStep) =>
      onProgress ? { onProgress: (total: number) => onProgress(total, step) } : {};
    await gradeRun(ports, { run, suite, tasks, graderFor, ...watch("grading") });
    const verdicts = await listRunVerdicts(ports.db, runId);
    refuseLaterTries({ run, tasks, verdicts, sourceName: request.source.name });
    const published = await publishScore(ports.db, run, suite, tasks, () => new Date());
    // After the record: repeats never enter a score, so an interruption here costs none.
    const { manifestSha256 } = run;
    const repeated = { run, suite, tasks, graderFor, manifestSha256, ...watch("repeating") };
    const repeats = await repeatCandidates(ports, repeated);
    return { run, ...published, repeats };
  });
}
