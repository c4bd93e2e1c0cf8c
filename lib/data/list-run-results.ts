import "server-only";
import { findPublicRun } from "../../db/repositories/find-public-run";
import { listPublicTasks } from "../../db/repositories/list-public-tasks";
import { listReportedOutcomes } from "../../db/repositories/list-reported-outcomes";
import type { RunCandidate } from "../contracts/run";
import type { ReportedOutcome } from "../contracts/run-analysis";
import type { RunSlice } from "../contracts/run-slice-query";
import { DomainError } from "../core/errors";
import { isInRunSlice } from "../core/outcomes/is-in-run-slice";
import { listRunCandidates } from "./list-run-candidates";
import { readSnapshot } from "./read-snapshot";
import { SnapshotMemo } from "./snapshot-memo";

export type RunResults =
  | { measured: "here"; candidates: RunCandidate[] }
  | { measured: "elsewhere"; outcomes: ReportedOutcome[] };

/** A run may have thousands of candidates, and its pages are turned one after another. */
const keptRuns = 16;
const results = new SnapshotMemo<RunResults | null>(undefined, keptRuns);

/**
 * What a run's downloads hold: a row a candidate, or a row a task where outcomes were measured
 * elsewhere. Null when there is no such run.
 */
export function listRunResults(runId: string): Promise<RunResults | null> {
  return results.get(runId, () => readResults(runId));
}

/**
 * The part of a run's results that a slice names. Null when there is no such run.
 * @throws DomainError bad-input for verdicts of a run that was measured elsewhere: it has none.
 */
export async function listSlicedResults(
  runId: string,
  slice: RunSlice,
): Promise<RunResults | null> {
  const whole = await listRunResults(runId);
  if (whole === null) return null;
  if (whole.measured === "here") {
    return { ...whole, candidates: whole.candidates.filter((row) => isInRunSlice(row, slice)) };
  }
  for (const field of ["verdict", "failureClass"] as const) {
    if (slice[field] === undefined) continue;
    throw new DomainError(
      "bad-input",
      `the parameter "${field}" needs verdicts, and this run was measured elsewhere`,
    );
  }
  return { ...whole, outcomes: whole.outcomes.filter((row) => isInRunSlice(row, slice)) };
}

async function readResults(runId: string): Promise<RunResults | null> {
  const outcomes = await listRunOutcomes(runId);
  if (outcomes !== null) return { measured: "elsewhere", outcomes };
  const candidates = await listRunCandidates(runId);
  return candidates && { measured: "here", candidates };
}

/**
 * What was reported of each task of the suite, no trials where nothing was; null where the run was
 * measured here, or there is none.
 */
function listRunOutcomes(runId: string): Promise<ReportedOutcome[] | null> {
  return readSnapshot(async (db) => {
    const run = await findPublicRun(db, runId);
    if (run === null || run.manifest.execution !== null) return null;
    const reported = await listReportedOutcomes(db, runId);
    const outcomeOf = new Map(reported.map((outcome) => [outcome.taskKey, outcome]));
    return (await listPublicTasks(db, run.revisionId)).map((task) => {
      const { successes, trials } = outcomeOf.get(task.taskKey) ?? { successes: 0, trials: 0 };
      const { taskKey, baseId, category, tier, language } = task;
      return { taskId: taskKey, successes, trials, baseId, category, tier, language };
    });
  });
}
