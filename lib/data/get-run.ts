import "server-only";
import type { Database } from "../../db/client";
import { countRunTokens, type RunTokens } from "../../db/repositories/count-run-tokens";
import { countRunVerdicts, type RunVerdictCounts } from "../../db/repositories/count-run-verdicts";
import {
  type CurrentRecordRow,
  findCurrentRecord,
} from "../../db/repositories/find-current-record";
import { findPublicRun, type PublicRunRow } from "../../db/repositories/find-public-run";
import {
  type ExecutionTimesRow,
  listExecutionTimes,
} from "../../db/repositories/list-execution-times";
import { type FailureCountRow, listFailureCounts } from "../../db/repositories/list-failure-counts";
import { listStandings } from "../../db/repositories/list-standings";
import { listSuiteRevisions } from "../../db/repositories/list-suite-revisions";
import type { SuiteSummary } from "../contracts/board";
import type { Run } from "../contracts/run";
import { DomainError } from "../core/errors";
import { readSnapshot } from "./read-snapshot";
import { SnapshotMemo } from "./snapshot-memo";
import { toModelSummary } from "./to-model-summary";
import { toRunScore } from "./to-run-score";
import { toSuiteSummary } from "./to-suite-summary";

const runs = new SnapshotMemo<Run | null>();
const wholeSuite = { category: null, tier: null, language: null };

/**
 * One run as it stands: its score as published, its counts and times from the candidates' current
 * verdicts. Null when there is no such run.
 */
export function getRun(id: string): Promise<Run | null> {
  return runs.get(id, () => readRun(id));
}

function readRun(id: string): Promise<Run | null> {
  return readSnapshot(async (db) => {
    const run = await findPublicRun(db, id);
    if (run === null) return null;
    return toRun({
      run,
      suite: await summariseSuite(db, run),
      record: await findCurrentRecord(db, id),
      counts: await countRunVerdicts(db, id),
      failures: await listFailureCounts(db, [id], wholeSuite),
      times: (await listExecutionTimes(db, [id], wholeSuite))[0] ?? null,
      tokens: await countRunTokens(db, id),
    });
  });
}

async function summariseSuite(db: Database, run: PublicRunRow): Promise<SuiteSummary> {
  const [revision] = await listSuiteRevisions(db, { revisionId: run.revisionId });
  if (revision === undefined) throw new DomainError("integrity", `run ${run.id} has no suite`);
  const standings = await listStandings(db, revision.suiteId);
  return toSuiteSummary(revision, standings, run.cycle);
}

interface RunParts {
  run: PublicRunRow;
  suite: SuiteSummary;
  record: CurrentRecordRow | null;
  counts: RunVerdictCounts;
  failures: readonly FailureCountRow[];
  times: ExecutionTimesRow | null;
  tokens: RunTokens;
}

function toRun({ run, suite, record, counts, failures, times, tokens }: RunParts): Run {
  return {
    id: run.id,
    suite,
    cycle: run.cycle,
    model: toModelSummary(run),
    createdAt: run.createdAt.toISOString(),
    source: { name: run.sourceName, sha256: run.sourceSha256 },
    ...toRunScore(record, counts, failures),
    candidates: counts.candidates,
    graded: counts.graded,
    voided: counts.voided,
    executionMs:
      times === null
        ? null
        : { median: times.medianMs, p95: times.p95Ms, executions: times.executions },
    timeoutRate: { timeouts: times?.timeouts ?? 0, executions: times?.executions ?? 0 },
    tokens: tokens.candidates === 0 ? null : tokens,
    evidence: run.evidence,
    submissionsWithheld: run.submissionsWithheld,
    manifestSha256: run.manifestSha256,
  };
}
