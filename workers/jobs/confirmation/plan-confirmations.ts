import { z } from "zod";
import type { Database } from "../../../db/client";
import { type Cycle, findCycle } from "../../../db/repositories/find-cycle";
import { findPublication } from "../../../db/repositories/find-publication";
import { findSuiteById } from "../../../db/repositories/find-suite-by-id";
import { insertConfirmation } from "../../../db/repositories/insert-confirmation";
import {
  type AlarmToConfirm,
  listAlarmsToConfirm,
} from "../../../db/repositories/list-alarms-to-confirm";
import { listCycleModels } from "../../../db/repositories/list-cycle-models";
import { listSuiteTasks, type SuiteTask } from "../../../db/repositories/list-suite-tasks";
import { hashTaskContent, storeSuite } from "../../../db/repositories/store-suite";
import { type GradableSuite, requireGradable } from "../../../db/repositories/suite-revision";
import { withPublicationLock } from "../../../db/with-publication-lock";
import type { ModelGeneration } from "../../../lib/core/cycle/cycle-manifest";
import { joinManifest, toCycleManifest } from "../../../lib/core/cycle/model-generation";
import { driftWindows } from "../../../lib/core/drift/drift-windows";
import type { ModelHistory } from "../../../lib/core/drift/history";
import {
  type ConfirmationTask,
  selectConfirmationTasks,
} from "../../../lib/core/drift/select-confirmation-tasks";
import { DomainError } from "../../../lib/core/errors";
import { movedEvidence } from "../../../lib/core/events/evidence-schemas";
import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import { canonicalJson } from "../../../lib/core/protocol/canonical-json";
import type { Manifest } from "../../../lib/core/protocol/manifest";
import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";
import { taskSetDigest } from "../../../lib/core/sampling/task-set-digest";
import type { SuiteDefinition } from "../../../lib/core/suite/suite-definition";
import { assertSameMachine } from "../assert-same-machine";
import { buildAskingContract } from "../build-asking-contract";
import { buildManifest } from "../build-manifest";
import { loadHistories } from "../load-histories";

export interface ConfirmationPorts {
  db: Database;
  backend: SandboxBackend;
  clock(): Date;
  /** The pool's suite with the tasks that may still be asked: in use, and shown to nobody before that. */
  readAskable(): Promise<SuiteDefinition>;
}

/** A published week with what its runs were made under. */
interface Week {
  cycle: Cycle;
  suite: GradableSuite;
  tasks: SuiteTask[];
  generationOf: ReadonlyMap<number, ModelGeneration>;
}

const alarmEvidence = movedEvidence.extend({ windowCycles: z.literal(driftWindows) });

/**
 * Freezes, for each watch or alert of a published cycle that has none yet, what its model is asked again:
 * tasks that it met before the window of the alarm and not in it, with what it did on them last. Nothing
 * where the cycle is not published. Safe to repeat; of two calls at once one plans.
 * @throws DomainError environment where this machine is another than the week's verdicts come from.
 */
export async function planConfirmations(ports: ConfirmationPorts, cycleId: number): Promise<void> {
  const { db } = ports;
  if ((await findPublication(db, cycleId)) === null) return;
  const alarms = await listAlarmsToConfirm(db, cycleId);
  if (alarms.length === 0) return;
  const week = await loadWeek(db, cycleId);
  const { execution } = week.cycle.manifest;
  assertSameMachine(ports.backend, { ...week, cycle: week.cycle.cycle }, execution);
  const { histories, judged } = await loadHistories(db, week.cycle);
  const pool = await ports.readAskable();
  const askable = new Map(pool.tasks.map((task) => [task.taskKey, hashTaskContent(task)]));
  for (const alarm of alarms) {
    const { windowCycles, direction } = alarmEvidence.parse(alarm.evidence);
    const history = histories.find(({ model }) => model === alarm.slug);
    const cycleName = week.cycle.cycle;
    const plan = { cycle: judged, window: windowCycles, cycleName, askable };
    const tasks = selectTasks(history, plan);
    await withPublicationLock(db, cycleId, async (transaction) => {
      const due = await listAlarmsToConfirm(transaction, cycleId);
      if (!due.some(({ modelId }) => modelId === alarm.modelId)) return;
      await freeze(transaction, ports, { week, alarm, pool, tasks, windowCycles, direction });
    });
  }
}

function selectTasks(
  history: ModelHistory | undefined,
  plan: Parameters<typeof selectConfirmationTasks>[1],
): ConfirmationTask[] {
  return history === undefined ? [] : selectConfirmationTasks(history, plan);
}

async function loadWeek(db: Database, cycleId: number): Promise<Week> {
  const cycle = await findCycle(db, { id: cycleId });
  const found = cycle === null ? null : await findSuiteById(db, cycle.suiteRevisionId);
  if (cycle === null || found === null) {
    throw new DomainError("integrity", `the tasks of cycle ${cycleId} vanished`);
  }
  const models = await listCycleModels(db, cycleId);
  return {
    cycle,
    suite: requireGradable(found),
    tasks: await listSuiteTasks(db, found.id),
    generationOf: new Map(models.map(({ modelId, generation }) => [modelId, generation])),
  };
}

interface Planned {
  week: Week;
  alarm: AlarmToConfirm;
  pool: SuiteDefinition;
  tasks: readonly ConfirmationTask[];
  windowCycles: z.infer<typeof alarmEvidence>["windowCycles"];
  direction: z.infer<typeof alarmEvidence>["direction"];
}

async function freeze(db: Database, ports: ConfirmationPorts, planned: Planned): Promise<void> {
  const { week, alarm, tasks, windowCycles, direction } = planned;
  const asked = tasks.length === 0 ? null : await storeAsked(db, ports, planned);
  const before = new Map(tasks.map(({ taskKey, passedBefore }) => [taskKey, passedBefore]));
  await insertConfirmation(
    db,
    {
      ...{ cycleId: week.cycle.id, modelId: alarm.modelId, eventId: alarm.eventId },
      ...{ direction, windowCycles },
      suiteRevisionId: asked?.suiteRevisionId ?? null,
      taskSetDigest: taskSetDigest(tasks.map(({ taskKey }) => taskKey)),
      manifest: asked?.manifest ?? null,
      manifestSha256: asked === null ? null : sha256Hex(canonicalJson(asked.manifest)),
      plannedAt: ports.clock(),
    },
    (asked?.stored ?? []).map(({ id, taskKey }) => ({
      taskId: id,
      passedBefore: before.get(taskKey) ?? false,
    })),
  );
}

/** Stores a revision that holds exactly the tasks, and what their run is made under. */
async function storeAsked(
  db: Database,
  { backend }: ConfirmationPorts,
  { week, alarm, pool, tasks }: Planned,
): Promise<{ suiteRevisionId: number; stored: SuiteTask[]; manifest: Manifest }> {
  const keys = new Set(tasks.map(({ taskKey }) => taskKey));
  const { suiteRevisionId } = await storeSuite(db, {
    ...pool,
    limits: week.suite.limits,
    tasks: pool.tasks.filter(({ taskKey }) => keys.has(taskKey)),
  });
  const suite = await findSuiteById(db, suiteRevisionId);
  const generation = week.generationOf.get(alarm.modelId);
  if (suite === null || generation === undefined) {
    throw new DomainError("integrity", `the model ${alarm.slug} is none of the cycle's`);
  }
  const stored = await listSuiteTasks(db, suiteRevisionId);
  const contract = buildAskingContract(stored, 1);
  const shared = toCycleManifest(buildManifest(requireGradable(suite), stored, backend, contract));
  return { suiteRevisionId, stored, manifest: joinManifest(shared, generation) };
}
