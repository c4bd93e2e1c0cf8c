import "server-only";
import type { ModelRecordRow } from "../../db/repositories/list-model-records";
import type { ModelRecord } from "../contracts/model";
import { toScoreFacts } from "../core/scoring/score-facts";
import { parseRecord } from "./parse-record";

/** The public form of one versioned record. */
export function toModelRecord(row: ModelRecordRow): ModelRecord {
  const payload = parseRecord(row);
  const score = toScoreFacts(payload);
  return {
    recordId: row.id,
    sha256: row.recordSha256,
    runId: row.runId,
    suite: payload.suite,
    revision: payload.revision,
    cycle: payload.cycle,
    evaluatedAt: payload.evaluatedAt,
    publishedAt: row.createdAt.toISOString(),
    state: score.state,
    k: score.k,
    passed: score.passed,
    tasks: score.tasks,
    candidates: score.candidates,
    passedCandidates: score.passedCandidates,
    unscored: score.unscored,
    passRate: score.passRate,
    passAtK: score.passAtK,
    interval: score.interval,
    evidence: row.evidence,
    build: row.build,
    supersedes: row.supersedesId,
    supersededBy: row.supersededById,
    reason: payload.reason,
  };
}
