import "server-only";
import { findRecord, type RecordRow } from "../../db/repositories/find-record";
import type { RecordDetail } from "../contracts/record";
import { toScoreFacts } from "../core/scoring/score-facts";
import { parseRecord } from "./parse-record";
import { toFailureCounts } from "./to-failure-counts";
import { webDatabase } from "./web-database";

/** One record, current or superseded, with its place in the chain. Null when there is none. */
export async function getRecord(id: number): Promise<RecordDetail | null> {
  const row = await findRecord(webDatabase(), id);
  return row === null ? null : toRecordDetail(row);
}

function toRecordDetail(row: RecordRow): RecordDetail {
  const payload = parseRecord(row);
  const { k, tasks, baseProblems, candidates, passed, unscored, ...score } = toScoreFacts(payload);
  return {
    id: row.id,
    sha256: row.recordSha256,
    previous: toPointer(row.previousId, row.previousSha256),
    supersedes: toPointer(row.supersedesId, row.supersedesSha256),
    reason: payload.reason,
    supersededBy: toCorrection(row),
    runId: row.runId,
    suite: { id: row.suiteId, title: row.suiteTitle },
    revision: payload.revision,
    cycle: payload.cycle,
    model: payload.model,
    evaluatedAt: payload.evaluatedAt,
    publishedAt: row.createdAt.toISOString(),
    evidence: row.evidence,
    state: score.state,
    k,
    tasks,
    baseProblems,
    candidates,
    passed,
    passedCandidates: payload.passedCandidates,
    unscored,
    passRate: score.passRate,
    passAtK: score.passAtK,
    interval: score.interval,
    slices: score.slices,
    failureClasses: toFailureCounts(new Map(Object.entries(payload.failureClasses))),
    excluded: payload.excluded,
    manifestSha256: payload.manifestSha256,
    verdictsSha256: payload.verdictsSha256,
    canonical: row.canonical,
  };
}

function toPointer(id: number | null, sha256: string | null): RecordDetail["previous"] {
  return id === null || sha256 === null ? null : { id, sha256 };
}

function toCorrection(row: RecordRow): RecordDetail["supersededBy"] {
  const { correctionId: id, correctionSha256: sha256, correctionCanonical: canonical } = row;
  const publishedAt = row.correctionCreatedAt;
  if (id === null || sha256 === null || canonical === null || publishedAt === null) return null;
  const { reason } = parseRecord({ id, canonical });
  return { id, sha256, reason, publishedAt: publishedAt.toISOString() };
}
