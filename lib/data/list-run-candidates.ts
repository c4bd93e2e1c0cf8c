import "server-only";
import { findPublicRun } from "../../db/repositories/find-public-run";
import {
  type CandidateResultRow,
  listCandidateResults,
} from "../../db/repositories/list-candidate-results";
import type { RunCandidate } from "../contracts/run";
import { readSnapshot } from "./read-snapshot";

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

function toRunCandidate(row: CandidateResultRow): RunCandidate {
  return {
    taskId: row.taskKey,
    candidateIndex: row.candidateIndex,
    verdict: row.verdict,
    failureClass: row.failureClass,
    casesPassed: row.casesPassed,
    cases: row.cases,
    cpuMs: row.cpuMs,
    wallMs: row.wallMs,
    memoryPeakBytes: row.memoryPeakBytes,
    promptTokens: row.promptTokens,
    completionTokens: row.completionTokens,
    traceId: row.verdictId,
    traceSha256: row.traceSha256,
    superseded: row.superseded,
    baseId: row.baseId,
    category: row.category,
    tier: row.tier,
    language: row.language,
  };
}
