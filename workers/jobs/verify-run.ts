import type { Database } from "../../db/client";
import { findRun, type RunWithModel } from "../../db/repositories/find-run";
import { findSuiteById } from "../../db/repositories/find-suite-by-id";
import { listPublicTasks, type PublicTask } from "../../db/repositories/list-public-tasks";
import { listReportedOutcomes } from "../../db/repositories/list-reported-outcomes";
import { listRunRecords, type RunRecordRow } from "../../db/repositories/list-run-records";
import {
  listVerdictHistory,
  type VerdictHistoryRow,
} from "../../db/repositories/list-verdict-history";
import { mayLackRecord } from "../../db/repositories/may-lack-record";
import type { SuiteRevision } from "../../db/repositories/suite-revision";
import { DomainError } from "../../lib/core/errors";
import type { ObjectStore } from "../../lib/core/ports/object-store";
import { canonicalJson } from "../../lib/core/protocol/canonical-json";
import { sequentialAttempts } from "../../lib/core/protocol/sequential-attempts";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import { comparePayloads } from "../../lib/core/scoring/compare-payloads";
import { type ScorePayload, scorePayloadSchema } from "../../lib/core/scoring/score-payload";
import { scoreReported } from "../../lib/core/scoring/score-reported";
import { scoreRun } from "../../lib/core/scoring/score-run";
import { standingVerdicts } from "../../lib/core/scoring/standing-verdicts";
import { toScoredTasks } from "../../lib/core/scoring/to-scored-tasks";
import type { RecordDifference } from "./record-difference";
import { contradictOutcomes, contradictTrace } from "./verify-verdicts";

interface VerifyPorts {
  db: Database;
  objects: ObjectStore;
}

/** Everything about a run that its records are held against. */
interface Stored {
  run: RunWithModel;
  suite: SuiteRevision;
  tasks: PublicTask[];
  records: RunRecordRow[];
  history: VerdictHistoryRow[];
  reported: Map<number, { successes: number; trials: number }>;
}

type Score = Pick<ScorePayload, "verdictsSha256"> & Partial<ScorePayload>;

/**
 * Recomputes every record of a run, superseded ones too, from what is stored: score, interval,
 * slices, failure classes and the hash of its verdicts; and each verdict from its outcomes and trace.
 */
export async function verifyRun(ports: VerifyPorts, runId: string): Promise<RecordDifference[]> {
  const stored = await readStored(ports.db, runId);
  const found = [
    ...verifyManifest(stored),
    ...(await verifyHistory(ports, stored)),
    ...stored.records.flatMap((record) => verifyRecord(stored, record)),
  ];
  const isDue = stored.records.length === 0 && isGraded(stored);
  if (isDue && !(await mayLackRecord(ports.db, runId))) {
    const detail = "it is graded and has no record: repeat its import";
    found.push({ kind: "unpublished", recordId: null, runId, detail });
  }
  return found;
}

async function readStored(db: Database, runId: string): Promise<Stored> {
  const run = await findRun(db, runId);
  if (run === null) throw new DomainError("not-found", `there is no run ${runId}: see run list`);
  const suite = await findSuiteById(db, run.suiteRevisionId);
  if (suite === null) throw new DomainError("integrity", `the suite of run ${runId} vanished`);
  const reported = await listReportedOutcomes(db, runId);
  return {
    run,
    suite,
    tasks: await listPublicTasks(db, suite.id),
    records: await listRunRecords(db, runId),
    history: await listVerdictHistory(db, runId),
    reported: new Map(reported.map((row) => [row.taskId, row])),
  };
}

function isGraded({ history }: Stored): boolean {
  return history.length > 0 && history.every(({ verdictId }) => verdictId !== null);
}

function verifyManifest({ run, suite }: Stored): RecordDifference[] {
  const found: RecordDifference[] = [];
  const add = (detail: string) =>
    found.push({ kind: "identity", recordId: null, runId: run.id, detail });
  const manifestSha256 = sha256Hex(canonicalJson(run.manifest));
  if (manifestSha256 !== run.manifestSha256) {
    add(`its manifest has the hash ${manifestSha256}, not ${run.manifestSha256}`);
  }
  const identity = sha256Hex(
    canonicalJson({
      suite: suite.contentSha256,
      model: run.model.slug,
      source: run.sourceSha256,
      manifest: run.manifestSha256,
    }),
  );
  if (identity !== run.identitySha256) {
    add("its suite, model, source or manifest is another than the one it was made for");
  }
  return found;
}

async function verifyHistory(
  { objects }: VerifyPorts,
  { run, history }: Stored,
): Promise<RecordDifference[]> {
  const found: RecordDifference[] = [];
  const standing = new Map<number, number>();
  for (const row of history) {
    if (row.verdictId === null) continue;
    const name = `verdict ${row.verdictId} on ${row.taskKey} candidate ${row.candidateIndex}`;
    const add = (kind: RecordDifference["kind"], detail: string) =>
      found.push({ kind, recordId: null, runId: run.id, detail: `${name}: ${detail}` });
    const before = standing.get(row.candidateId) ?? null;
    if (row.supersedesId !== before) {
      add("verdicts", `it supersedes ${row.supersedesId}, but ${before} stood before it`);
    }
    standing.set(row.candidateId, row.verdictId);
    const outcome = contradictOutcomes(row);
    if (outcome !== null) add("outcomes", outcome);
    const trace = await contradictTrace(objects, run.id, row);
    if (trace !== null) add("trace", trace);
  }
  return found;
}

function verifyRecord(stored: Stored, record: RunRecordRow): RecordDifference[] {
  const { run, suite } = stored;
  const payload = parsePayload(record.canonical);
  // The walk of the chain has told of it.
  if (payload === null) return [];
  const found: RecordDifference[] = [];
  const add = (kind: RecordDifference["kind"], detail: string) =>
    found.push({ kind, recordId: record.id, runId: run.id, detail });
  const identity = {
    runId: run.id,
    suite: suite.suiteId,
    revision: suite.revision,
    cycle: run.cycle,
    model: { ...payload.model, slug: run.model.slug, synthetic: run.model.synthetic },
    evidence: run.evidence,
    manifestSha256: sha256Hex(canonicalJson(record.manifest ?? run.manifest)),
    sequentialAttempts: sequentialAttempts(record.manifest ?? run.manifest) ?? undefined,
  };
  for (const { field, stated, recomputed } of comparePayloads(payload, identity)) {
    add("identity", `${field}: it states ${stated}, stored is ${recomputed}`);
  }
  const score = recompute(stored, record, payload);
  if (score.verdictsSha256 !== payload.verdictsSha256) add("verdicts", describeVerdicts(record));
  const { verdictsSha256: _, ...figures } = score;
  for (const { field, stated, recomputed } of comparePayloads(payload, figures)) {
    add("score", `${field}: it states ${stated}, recomputed is ${recomputed}`);
  }
  return found;
}

function describeVerdicts(record: RunRecordRow): string {
  return record.supersededById === null
    ? "the verdicts that stand are not those that it was made from"
    : "no state of the stored verdicts is the one that it was made from";
}

function parsePayload(canonical: string): ScorePayload | null {
  try {
    return scorePayloadSchema.parse(JSON.parse(canonical));
  } catch {
    return null;
  }
}

/**
 * The score of what stood when the record was made. For the current record these are the verdicts
 * that stand now. For a superseded one, those that were there at its time; as clocks can be set, any
 * other state that the verdicts have been in is accepted too, if it has the hash that the record names.
 */
function recompute(stored: Stored, record: RunRecordRow, payload: ScorePayload): Score {
  const { tasks, suite, run, history, reported } = stored;
  const attempts = sequentialAttempts(record.manifest ?? run.manifest);
  if (history.length === 0) {
    const outcomes = tasks.map((task) => ({ ...task, outcome: reported.get(task.id) ?? null }));
    return scoreReported(outcomes, { k: suite.k, cycle: run.cycle, attempts });
  }
  const scoreUpTo = (upTo: number | null): Score =>
    scoreRun(toScoredTasks(tasks, standingVerdicts(history, upTo)), suite.k, run.cycle, attempts);
  if (record.supersededById === null) return scoreUpTo(Number.POSITIVE_INFINITY);
  const atItsTime = history.findLast((row) => row.createdAt && row.createdAt <= record.createdAt);
  const score = scoreUpTo(atItsTime?.verdictId ?? null);
  if (score.verdictsSha256 === payload.verdictsSha256) return score;
  for (const { verdictId, supersedesId } of history) {
    if (verdictId === null || supersedesId === null) continue;
    const earlier = scoreUpTo(verdictId - 1);
    if (earlier.verdictsSha256 === payload.verdictsSha256) return earlier;
  }
  return score;
}
