import { sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { appendSuiteCard } from "../../db/repositories/append-suite-card";
import { type Cycle, findCycle } from "../../db/repositories/find-cycle";
import { findDecidedLimits } from "../../db/repositories/find-decided-limits";
import type { Model } from "../../db/repositories/find-model";
import { findSuiteById } from "../../db/repositories/find-suite-by-id";
import { insertCycle } from "../../db/repositories/insert-cycle";
import { listCycleModels } from "../../db/repositories/list-cycle-models";
import { listSuiteTasks } from "../../db/repositories/list-suite-tasks";
import { storeSuite } from "../../db/repositories/store-suite";
import { requireGradable } from "../../db/repositories/suite-revision";
import type { CycleManifest } from "../../lib/core/cycle/cycle-manifest";
import type { CyclePlan } from "../../lib/core/cycle/cycle-plan";
import { asksOtherwise } from "../../lib/core/cycle/frozen-model";
import {
  type FrozenCycle,
  listCycleDifferences,
} from "../../lib/core/cycle/list-cycle-differences";
import { toCycleManifest, toModelGeneration } from "../../lib/core/cycle/model-generation";
import { DomainError } from "../../lib/core/errors";
import type { ModelEndpoint } from "../../lib/core/model/model-endpoint";
import type { SandboxBackend } from "../../lib/core/ports/sandbox";
import { canonicalJson } from "../../lib/core/protocol/canonical-json";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import { findKnownCard } from "../../lib/core/suite/cards/find-known-card";
import type { SuiteDefinition, TaskDefinition } from "../../lib/core/suite/suite-definition";
import { buildAskingContract } from "./build-asking-contract";
import { buildManifest } from "./build-manifest";

/** A registered model that a cycle asks. */
export interface AskedModel {
  model: Model;
  /** As the registry has it; a built-in baseline's is of kind `baseline`. */
  endpoint: ModelEndpoint;
}

export interface CycleRequest {
  plan: CyclePlan;
  /** The pool's suite and every task of it: those of the plan are stored. */
  pool: { suite: SuiteDefinition; tasks: readonly TaskDefinition[] };
  /** At least one, each once. */
  models: readonly AskedModel[];
  openedAt: Date;
}

export interface OpenedCycle {
  cycle: Cycle;
  /** False when the week was opened before, with the same. */
  created: boolean;
  /** Models that were registered since: they wait for the next week that is opened. */
  waiting: string[];
  /** Models that the registry describes otherwise by now: this week asks them as it was opened. */
  changed: string[];
}

const mostNamed = 8;

/**
 * Freezes a week before anything is generated: a revision of the pool's suite that holds exactly the drawn
 * tasks, the cycle with its manifest, and its models. One transaction: all of it or nothing. The same again
 * finds the cycle that is there; it goes on with the models that it was opened with, as they were then.
 * @throws DomainError conflict, naming what differs, when the week was opened with another pool, other
 *   limits or on another machine's images; bad-input without a model.
 */
export async function openCycle(
  { db, backend }: { db: Database; backend: SandboxBackend },
  request: CycleRequest,
): Promise<OpenedCycle> {
  const { plan, models, openedAt } = request;
  if (models.length === 0) {
    throw new DomainError(
      "bad-input",
      `${plan.cycle}: no model can be asked: add one with model add`,
    );
  }
  return db.transaction(async (transaction) => {
    // Two openings of one week take turns, so that the second finds what the first stored.
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`errorbar:cycle:${plan.cycle}`}, 0))`,
    );
    const limits = await findDecidedLimits(transaction, request.pool.suite.id);
    const drawn = selectTasks(request);
    const { suite, suiteRevisionId } = await storeSuite(
      transaction,
      // A decision holds for the suite from then on, so for its later weeks too.
      limits === null ? drawn : { ...drawn, limits },
    );
    await appendSuiteCard(transaction, suite, findKnownCard({ suite, format: drawn.format }));
    const manifest = await buildCycleManifest(transaction, backend, suiteRevisionId);
    const found = await findCycle(transaction, { cycle: plan.cycle });
    if (found !== null) {
      assertSame(found, freeze(request, manifest));
      return { cycle: found, created: false, ...(await compareModels(transaction, found, models)) };
    }
    const { cycle, seedLabel, digest, allocation, rotation, pool } = plan;
    const drawnFrom = { cycle, seedLabel, allocation, rotation, pool };
    const frozen = { ...drawnFrom, suiteRevisionId, manifest, openedAt };
    const manifestSha256 = sha256Hex(canonicalJson(manifest));
    const stored = await insertCycle(
      transaction,
      { ...frozen, manifestSha256, taskSetDigest: digest },
      models.map((asked) => ({ modelId: asked.model.id, ...freezeModel(asked) })),
    );
    return { cycle: stored, created: true, waiting: [], changed: [] };
  });
}

/** The pool's suite with the drawn tasks alone, in their order in the pool. */
function selectTasks({ plan, pool }: CycleRequest): SuiteDefinition {
  const drawn = new Set(plan.taskKeys);
  return { ...pool.suite, tasks: pool.tasks.filter(({ taskKey }) => drawn.has(taskKey)) };
}

/** Everything that is known of how models are asked and judged before any of them is. */
async function buildCycleManifest(
  db: Database,
  backend: SandboxBackend,
  suiteRevisionId: number,
): Promise<CycleManifest> {
  const suite = await findSuiteById(db, suiteRevisionId);
  if (suite === null) throw new DomainError("integrity", "a suite revision vanished");
  const tasks = await listSuiteTasks(db, suiteRevisionId);
  const contract = buildAskingContract(tasks, 1);
  const manifest = buildManifest(requireGradable(suite), tasks, backend, contract);
  return toCycleManifest(manifest);
}

function freeze({ plan }: CycleRequest, manifest: CycleManifest): FrozenCycle {
  const { digest, allocation, rotation } = plan;
  return { digest, allocation, rotation, manifest };
}

function freezeModel({ model, endpoint }: AskedModel) {
  const { kind: endpointKind } = endpoint;
  const generation = toModelGeneration(model, endpoint);
  return { generation, endpointKind, endpoint, prices: model.prices };
}

async function compareModels(
  db: Database,
  { id }: Cycle,
  asked: readonly AskedModel[],
): Promise<Pick<OpenedCycle, "waiting" | "changed">> {
  const stored = new Map((await listCycleModels(db, id)).map((entry) => [entry.slug, entry]));
  const [waiting, changed]: [string[], string[]] = [[], []];
  for (const { model, endpoint } of asked) {
    const frozen = stored.get(model.slug);
    if (frozen === undefined) {
      waiting.push(model.slug);
      continue;
    }
    const generation = toModelGeneration(model, endpoint);
    const isSame =
      canonicalJson(generation) === canonicalJson(frozen.generation) &&
      !asksOtherwise({ endpoint, prices: model.prices }, frozen);
    if (!isSame) changed.push(model.slug);
  }
  return { waiting, changed };
}

function assertSame(found: Cycle, now: FrozenCycle): void {
  const { taskSetDigest: digest, allocation, rotation, manifest } = found;
  const differing = listCycleDifferences({ digest, allocation, rotation, manifest }, now);
  if (differing.length === 0) return;
  const more = differing.length > mostNamed ? ` and ${differing.length - mostNamed} more` : "";
  throw new DomainError(
    "conflict",
    `${found.cycle} was opened on ${found.openedAt.toISOString().slice(0, 10)} and is frozen; ` +
      `${differing.slice(0, mostNamed).join(", ")}${more} would differ: ` +
      "restore what it was opened with, or open another week",
  );
}
