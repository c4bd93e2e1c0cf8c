import "server-only";
import type { Database } from "../../db/client";
import { countReplacedVoids } from "../../db/repositories/count-replaced-voids";
import { countRunTokens } from "../../db/repositories/count-run-tokens";
import { countRunVerdicts } from "../../db/repositories/count-run-verdicts";
import { findPublicRun, type PublicRunRow } from "../../db/repositories/find-public-run";
import { findRunPrices } from "../../db/repositories/find-run-prices";
import { listFailureCounts } from "../../db/repositories/list-failure-counts";
import { listGradedPlaces } from "../../db/repositories/list-graded-places";
import { listMeasuredCycles } from "../../db/repositories/list-measured-cycles";
import { listRepeatExecutions } from "../../db/repositories/list-repeat-executions";
import { listReportedOutcomes } from "../../db/repositories/list-reported-outcomes";
import { listRunRecords, type RunRecordRow } from "../../db/repositories/list-run-records";
import { listSuiteRevisions } from "../../db/repositories/list-suite-revisions";
import { wholeSuite } from "../../db/repositories/task-scope";
import type { SuiteSummary } from "../contracts/board";
import type { Run } from "../contracts/run";
import { DomainError } from "../core/errors";
import { sequentialAttempts } from "../core/protocol/sequential-attempts";
import { analyseRun } from "./analyse-run";
import { assessRun } from "./assess-run";
import { averageRun } from "./average-run";
import { boundSolvedTaskUse } from "./bound-solved-task-use";
import { currentRunManifest, type RunManifestParts } from "./current-run-manifest";
import { loadSuiteSummary } from "./load-suite-summary";
import { readSnapshot } from "./read-snapshot";
import { SnapshotMemo } from "./snapshot-memo";
import { toModelSummary } from "./to-model-summary";
import { toReportedRun } from "./to-reported-run";
import { toRunRecords } from "./to-run-records";
import { toRunScore } from "./to-run-score";

const runs = new SnapshotMemo<Run | null>();

/**
 * One run as it stands: its score as published, its counts and times from the candidates' current
 * verdicts, or from what was reported of a run that was measured elsewhere. Null when there is no
 * such run.
 */
export function getRun(id: string): Promise<Run | null> {
  return runs.get(id, () => readRun(id));
}

function readRun(id: string): Promise<Run | null> {
  return readSnapshot(async (db) => {
    const run = await findPublicRun(db, id);
    if (run === null) return null;
    const records = await listRunRecords(db, id);
    const current = records.findLast(({ supersededById }) => supersededById === null) ?? null;
    const stands = currentRunManifest(run);
    const identity = await identify(db, run, records, stands);
    const averages = await averageRun(db, id, current);
    const measured = await readMeasured(
      db,
      { run, record: current, suite: identity.suite },
      stands,
    );
    const solvedTaskIntervals = await boundSolvedTaskUse(db, id, current, measured);
    const known = { ...identity, ...averages, ...measured, solvedTaskIntervals };
    return {
      ...known,
      ...(await assessRun(db, { row: run, manifest: stands.manifest, run: known })),
    };
  });
}

type Measured = Omit<
  Run,
  | keyof Identity
  | "macroAverages"
  | "stratifiedInterval"
  | "solvedTaskIntervals"
  | "checklist"
  | "evidenceReasons"
>;

/** What was graded here, or what was reported. */
async function readMeasured(
  db: Database,
  { run, record, suite }: { run: PublicRunRow; record: RunRecordRow | null; suite: SuiteSummary },
  stands: RunManifestParts,
): Promise<Measured> {
  if (stands.manifest.execution !== null) return readGradedRun(db, run, record, stands);
  const outcomes = await listReportedOutcomes(db, run.id);
  return toReportedRun(record, outcomes, suite.tasks);
}

type Identity = Pick<
  Run,
  | "id"
  | "suite"
  | "cycle"
  | "model"
  | "createdAt"
  | "source"
  | "evidence"
  | "submissionsWithheld"
  | "manifestSha256"
  | "sequentialAttempts"
  | "records"
>;

/** Where a run comes from and what it was made under. */
async function identify(
  db: Database,
  run: PublicRunRow,
  records: readonly RunRecordRow[],
  { manifest, manifestSha256 }: RunManifestParts,
): Promise<Identity> {
  return {
    id: run.id,
    suite: await summariseSuite(db, run),
    cycle: run.cycle,
    model: toModelSummary(run),
    createdAt: run.createdAt.toISOString(),
    source: { name: run.sourceName, sha256: run.sourceSha256 },
    evidence: run.evidence,
    submissionsWithheld: run.submissionsWithheld,
    manifestSha256,
    sequentialAttempts: sequentialAttempts(manifest),
    records: toRunRecords(records),
  };
}

async function summariseSuite(db: Database, run: PublicRunRow): Promise<SuiteSummary> {
  const [revision] = await listSuiteRevisions(db, { revisionId: run.revisionId });
  if (revision === undefined) throw new DomainError("integrity", `run ${run.id} has no suite`);
  const measured = await listMeasuredCycles(db, revision.suiteId);
  return loadSuiteSummary(db, revision, measured, run.cycle);
}

async function readGradedRun(
  db: Database,
  { id, cycle }: PublicRunRow,
  record: RunRecordRow | null,
  stands: RunManifestParts,
): Promise<Measured> {
  const counts = await countRunVerdicts(db, id);
  const failures = await listFailureCounts(db, [id], wholeSuite);
  const analysis = analyseRun({
    cycle,
    ...stands,
    places: await listGradedPlaces(db, id),
    repeats: await listRepeatExecutions(db, id, stands.manifestSha256),
    replacedVoids: await countReplacedVoids(db, id),
    tokens: await countRunTokens(db, id),
    prices: await findRunPrices(db, id),
  });
  const score = toRunScore(record, counts, failures);
  return {
    measured: "here",
    ...score,
    // As its record counts them.
    candidates: counts.candidates + (score.tasks - counts.tasks),
    graded: counts.graded,
    voided: counts.voided,
    ...analysis,
  };
}
