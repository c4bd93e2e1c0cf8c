import type { Database } from "../../db/client";
import { copyRows } from "../../db/copy-rows";
import { appendScoreRecords } from "../../db/repositories/append-score-records";
import { listPublicTasks, type PublicTask } from "../../db/repositories/list-public-tasks";
import { listSourceRuns } from "../../db/repositories/list-source-runs";
import { type ResolvedSystem, resolveSystems } from "../../db/repositories/resolve-systems";
import { lockSuite } from "../../db/repositories/store-reported-suite";
import type { SuiteRevision } from "../../db/repositories/suite-revision";
import { reportedOutcomes, runs } from "../../db/schema";
import { canonicalJson } from "../../lib/core/protocol/canonical-json";
import type { Manifest } from "../../lib/core/protocol/manifest";
import { matchesOlderForm } from "../../lib/core/protocol/matches-older-form";
import { sequentialAttempts } from "../../lib/core/protocol/sequential-attempts";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import { seedLabel } from "../../lib/core/sampling/seed-label";
import type { ScorePayload } from "../../lib/core/scoring/score-payload";
import { type ReportedTask, scoreReported } from "../../lib/core/scoring/score-reported";
import { drawResamples, type Resamples } from "../../lib/core/stats/draw-resamples";
import { buildReportedManifest } from "./build-reported-manifest";
import { openReportedSuite } from "./open-reported-suite";
import type { OutcomesImport, SystemOutcomes } from "./outcomes-request";

export interface ImportedSystem {
  system: ResolvedSystem;
  runId: string;
  /** Null for a run that was stored before. */
  payload: ScorePayload | null;
}

export interface ImportedOutcomes {
  suite: SuiteRevision;
  suiteCreated: boolean;
  systems: ImportedSystem[];
}

const runIdDigits = 16;

/**
 * Stores outcomes measured elsewhere: suite, systems, runs, outcomes and score records are one
 * transaction. The same file again finds its runs and changes nothing.
 * @throws DomainError bad-input when the file doesn't fit the suite; nothing is written then.
 */
export function importOutcomes(db: Database, request: OutcomesImport): Promise<ImportedOutcomes> {
  return db.transaction(async (transaction) => {
    await lockSuite(transaction, request.suite.id);
    const { suite, created } = await openReportedSuite(transaction, request);
    const tasks = await listPublicTasks(transaction, suite.id);
    const systems = await resolveSystems(
      transaction,
      request.systems.map((system) => system.name),
    );
    const manifest = buildReportedManifest(suite, tasks, request.generation);
    const findKnown = await loadKnownRuns(transaction, { suite, request, manifest });
    const planned = systems.map((system, index) => {
      const outcomes = request.systems[index]?.outcomes;
      const run = planRun({ suite, manifest, request, system, outcomes });
      return { ...run, known: findKnown(run.id, system) };
    });
    const fresh = planned.filter((run) => run.known === null);
    await storeRuns(transaction, fresh, tasks);
    const payloads = await publish(transaction, { fresh, tasks, suite, request });
    return {
      suite,
      suiteCreated: created,
      systems: planned.map(({ id, known, system }) => ({
        system,
        runId: known ?? id,
        payload: payloads.get(id) ?? null,
      })),
    };
  });
}

type PlannedRun = ReturnType<typeof planRun>;

function planRun(parts: {
  suite: SuiteRevision;
  manifest: Manifest;
  request: OutcomesImport;
  system: ResolvedSystem;
  outcomes: SystemOutcomes["outcomes"] | undefined;
}) {
  const { suite, manifest, request, system, outcomes = new Map() } = parts;
  const manifestSha256 = sha256Hex(canonicalJson(manifest));
  const identitySha256 = sha256Hex(
    canonicalJson({
      suite: suite.contentSha256,
      model: system.slug,
      source: request.source.sha256,
      manifest: manifestSha256,
    }),
  );
  const row = {
    id: identitySha256.slice(0, runIdDigits),
    identitySha256,
    suiteRevisionId: suite.id,
    modelId: system.id,
    cycle: suite.revision,
    manifest,
    manifestSha256,
    evidence: request.evidence,
    sourceName: request.source.name,
    sourceSha256: request.source.sha256,
    submissionsWithheld: false,
  };
  return { id: row.id, row, system, outcomes };
}

/**
 * Finds the run of a system that the same file made before: by its id, or, where its manifest was
 * stored in an older form, by what that says.
 */
async function loadKnownRuns(
  db: Database,
  parts: { suite: SuiteRevision; request: OutcomesImport; manifest: Manifest },
): Promise<(id: string, system: ResolvedSystem) => string | null> {
  const { suite, request, manifest } = parts;
  const stored = await listSourceRuns(db, {
    suiteRevisionId: suite.id,
    sourceSha256: request.source.sha256,
  });
  const byModel = Map.groupBy(stored, ({ modelId }) => modelId);
  return (id, system) => {
    const same = (byModel.get(system.id) ?? []).find(
      (run) => run.id === id || matchesOlderForm(run.manifest, manifest),
    );
    return same?.id ?? null;
  };
}

async function storeRuns(
  db: Database,
  fresh: readonly PlannedRun[],
  tasks: readonly PublicTask[],
): Promise<void> {
  const idOf = new Map(tasks.map((task) => [task.taskKey, task.id]));
  await copyRows(
    db,
    runs,
    fresh.map(({ row }) => row),
  );
  const rows = fresh.flatMap(({ id, outcomes }) =>
    [...outcomes].map(([taskKey, outcome]) => ({
      runId: id,
      // Every task was found in the suite before; a wrong one would be refused by the database.
      taskId: idOf.get(taskKey) ?? 0,
      trials: outcome.trials,
      successes: outcome.successes,
    })),
  );
  await copyRows(db, reportedOutcomes, rows);
}

async function publish(
  db: Database,
  parts: {
    fresh: readonly PlannedRun[];
    tasks: readonly PublicTask[];
    suite: SuiteRevision;
    request: OutcomesImport;
  },
): Promise<Map<string, ScorePayload>> {
  const { fresh, tasks, suite, request } = parts;
  const resamplesFor = shareDraws(suite.revision);
  const evaluatedAt = request.clock().toISOString();
  const payloads = fresh.map((run) => {
    const reported = tasks.map((task) => toReportedTask(task, run.outcomes));
    const score = scoreReported(reported, {
      ...{ k: suite.k, cycle: suite.revision, resamplesFor },
      attempts: sequentialAttempts(run.row.manifest),
    });
    request.onScored?.();
    return toPayload({ run, suite, evaluatedAt }, score);
  });
  const appended = await appendScoreRecords(
    db,
    payloads.map((payload) => ({
      runId: payload.runId,
      supersedesId: null,
      buildCanonical: (previousSha256) => canonicalJson({ ...payload, previousSha256 }),
    })),
  );
  return new Map(
    payloads.map((payload, index) => [
      payload.runId,
      { ...payload, previousSha256: appended[index]?.previousSha256 ?? null },
    ]),
  );
}

/** All runs of one revision share their draws, so that differences between them stay paired. */
function shareDraws(cycle: string): (bases: number) => Resamples {
  const drawn = new Map<number, Resamples>();
  return (bases) => {
    const resamples = drawn.get(bases) ?? drawResamples(seedLabel("bootstrap", cycle, {}), bases);
    drawn.set(bases, resamples);
    return resamples;
  };
}

function toReportedTask(task: PublicTask, outcomes: SystemOutcomes["outcomes"]): ReportedTask {
  const { taskKey, baseId, category, tier, language } = task;
  return { taskKey, baseId, category, tier, language, outcome: outcomes.get(taskKey) ?? null };
}

function toPayload(
  { run, suite, evaluatedAt }: { run: PlannedRun; suite: SuiteRevision; evaluatedAt: string },
  score: ReturnType<typeof scoreReported>,
): ScorePayload {
  const { slug, provider, revision } = run.system;
  return {
    version: 1,
    previousSha256: null,
    supersedesSha256: null,
    reason: null,
    runId: run.id,
    suite: suite.suiteId,
    revision: suite.revision,
    cycle: suite.revision,
    model: { slug, provider, revision, synthetic: false },
    evaluatedAt,
    manifestSha256: run.row.manifestSha256,
    evidence: run.row.evidence,
    ...score,
    excluded: [],
  };
}
