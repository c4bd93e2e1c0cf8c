import { findRun, type RunWithModel } from "../../db/repositories/find-run";
import type { GradedPlaceRow } from "../../db/repositories/list-graded-places";
import { listRunVerdicts } from "../../db/repositories/list-run-verdicts";
import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import type { GradableSuite } from "../../db/repositories/suite-revision";
import { withRunLock } from "../../db/with-run-lock";
import { DomainError } from "../../lib/core/errors";
import type { GraderFor } from "../../lib/core/ports/grader";
import type { RepeatReport } from "../../lib/core/scoring/report-repeats";
import { gradeRun } from "./grade-run";
import type { RunPorts } from "./open-run";
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

/** A run whose candidates are stored. */
export interface EvaluatedRun {
  runId: string;
  suite: GradableSuite;
  tasks: SuiteTask[];
  sourceName: string;
}

/**
 * From a stored run to a score record: grades what has no verdict, publishes, then executes some
 * candidates again. Safe to repeat and to interrupt at any point.
 * @throws DomainError bad-input, and no record is made, where tries go on after the first success that
 *   ended them by the manifest; conflict when another process grades the run.
 */
export async function evaluateRun(
  ports: RunPorts,
  workerUrl: string,
  { runId, suite, tasks, sourceName }: EvaluatedRun,
  graderFor: GraderFor,
  onProgress?: (total: number, step: EvaluationStep) => () => void,
): Promise<Evaluation> {
  return withRunLock(workerUrl, runId, async () => {
    const run = await findRun(ports.db, runId);
    if (run === null) throw new DomainError("integrity", `run ${runId} vanished`);
    const watch = (step: EvaluationStep) =>
      onProgress ? { onProgress: (total: number) => onProgress(total, step) } : {};
    await gradeRun(ports, { run, suite, tasks, graderFor, ...watch("grading") });
    const verdicts = await listRunVerdicts(ports.db, runId);
    refuseLaterTries({ run, tasks, verdicts, sourceName });
    const published = await publishScore(ports.db, run, suite, tasks, () => new Date());
    // After the record: repeats never enter a score, so an interruption here costs none.
    const { manifestSha256 } = run;
    const repeated = { run, suite, tasks, graderFor, manifestSha256, ...watch("repeating") };
    const repeats = await repeatCandidates(ports, repeated);
    return { run, ...published, repeats };
  });
}
