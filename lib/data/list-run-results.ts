import "server-only";
import { findPublicRun } from "../../db/repositories/find-public-run";
import type { RunCandidate } from "../contracts/run";
import type { ReportedOutcome } from "../contracts/run-analysis";
import type { RunSlice } from "../contracts/run-slice-query";
import { isInRunSlice } from "../core/outcomes/is-in-run-slice";
import { listRunCandidates } from "./list-run-candidates";
import { listTaskOutcomes } from "./list-task-outcomes";
import { readSnapshot } from "./read-snapshot";
import { refuseVerdicts } from "./refuse-verdicts";
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
  refuseVerdicts(slice);
  return { ...whole, outcomes: whole.outcomes.filter((row) => isInRunSlice(row, slice)) };
}

async function readResults(runId: string): Promise<RunResults | null> {
  const outcomes = await listRunOutcomes(runId);
  if (outcomes !== null) return { measured: "elsewhere", outcomes };
  const candidates = await listRunCandidates(runId);
  return candidates && { measured: "here", candidates };
}

/** Null where the run was measured here, or there is none. */
function listRunOutcomes(runId: string): Promise<ReportedOutcome[] | null> {
  return readSnapshot(async (db) => {
    const run = await findPublicRun(db, runId);
    if (run === null || run.manifest.execution !== null) return null;
    return listTaskOutcomes(db, { runId, revisionId: run.revisionId });
  });
}
