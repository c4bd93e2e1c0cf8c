import "server-only";
import type { CandidateResultRow } from "../../db/repositories/list-candidate-results";
import type { RunCandidate } from "../contracts/run";

/** The public row of a graded candidate. */
export function toRunCandidate(row: CandidateResultRow): RunCandidate {
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
