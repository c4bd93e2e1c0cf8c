import "server-only";
import { findPublicRun } from "../../db/repositories/find-public-run";
import { listCandidateResults } from "../../db/repositories/list-candidate-results";
import type { RunCandidate } from "../contracts/run";
import { readSnapshot } from "./read-snapshot";
import { toRunCandidate } from "./to-run-candidate";

/**
 * The graded candidates of a run, by task position and candidate index. A candidate that nothing has
 * graded yet has no verdict to show and is left out. Null when there is no such run.
 */
export function listRunCandidates(runId: string): Promise<RunCandidate[] | null> {
  return readSnapshot(async (db) => {
    if ((await findPublicRun(db, runId)) === null) return null;
    return (await listCandidateResults(db, runId)).map(toRunCandidate);
  });
}
