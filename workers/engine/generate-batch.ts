import { findModel, type Model } from "../../db/repositories/find-model";
import { listCycleSpending } from "../../db/repositories/list-cycle-spending";
import { withModelLock } from "../../db/with-run-lock";
import { attemptsAllowed } from "../../lib/core/asking/plan-retry";
import { baselineSlugs } from "../../lib/core/baselines/baselines";
import { askAsFrozen } from "../../lib/core/cycle/frozen-model";
import { joinManifest } from "../../lib/core/cycle/model-generation";
import { DomainError } from "../../lib/core/errors";
import { SpendingGuard } from "../../lib/core/spending/spending-guard";
import { type AskingResult, askQuestions } from "./ask-questions";
import { type CycleStage, requireCycleModel } from "./cycle-stage";
import type { EnginePorts } from "./engine-ports";
import { jobId } from "./job-id";
import { listOpenQuestions, type OpenQuestion } from "./list-open-questions";
import { loadStage } from "./load-stage";
import type { GeneratePayload } from "./payloads";
import { sendGrading } from "./send-grading";
import { storeAskedRun, storeBaselineRun } from "./store-asked-run";
import { toAskedModel, toGuarded } from "./to-asked-model";

/** Questions of one job: what a worker that is told to stop finishes, or leaves to others, in minutes. */
const batchQuestions = 100;
/** How often a model may turn out not to be askable from here before its round ends without it. */
const refusalsUntilDown = 3;
/** What this process asks now: who lost its lock with the database still waits for replies. */
const askedHere = new Set<string>();

/**
 * Asks one model the next questions of a cycle that are open. The last batch of a round makes the run and
 * sends it to be graded; every other sends the next one. Safe to repeat and to interrupt at any point.
 * @param retried how often this very job was begun before
 */
export async function generateBatch(
  ports: EnginePorts,
  payload: GeneratePayload,
  retried: number,
  stopping: AbortSignal,
): Promise<void> {
  const stage = await loadStage(ports.db, payload);
  const entry = requireCycleModel(stage, payload.modelId);
  const registered = await findModel(ports.db, entry.slug);
  if (registered === null) throw new DomainError("integrity", `the model ${entry.slug} vanished`);
  const model = askAsFrozen(registered, entry);
  if (entry.endpointKind === "baseline") return closeRound(ports, stage, payload, model);
  const lock = { cycleId: payload.cycleId, modelId: payload.modelId };
  await onceHere(`${payload.cycleId} ${model.slug}`, () =>
    withModelLock(ports.workerUrl, lock, async (lost) => {
      const ending = AbortSignal.any([stopping, lost]);
      const rest = await askBatch(ports, { stage, payload, model, retried, stopping: ending });
      if (rest) await sendNextBatch(ports, payload, model);
      else await closeRound(ports, stage, payload, model);
    }),
  );
}

/** @throws DomainError conflict where this process is at it already; the queue then tries again. */
async function onceHere(name: string, work: () => Promise<void>): Promise<void> {
  if (askedHere.has(name)) {
    throw new DomainError("conflict", `${name}: replies to an earlier job are still under way`);
  }
  askedHere.add(name);
  try {
    await work();
  } finally {
    askedHere.delete(name);
  }
}

interface Batch {
  stage: CycleStage;
  payload: GeneratePayload;
  model: Model;
  retried: number;
  stopping: AbortSignal;
}

/** Asks one batch; returns whether the round goes on. */
async function askBatch(ports: EnginePorts, batch: Batch): Promise<boolean> {
  const { stage, payload, model, stopping } = batch;
  const due = (await listDue(ports, batch)).slice(0, batchQuestions);
  if (due.length === 0) return false;
  const result = await askDue(ports, batch, due);
  if (result === null) return false;
  const fields = { cycle: stage.cycle.cycle, model: model.slug, batch: payload.batch };
  ports.log.info({ ...fields, ...result }, "a batch of questions was asked");
  if (stopping.aborted) return true;
  return result.stopped === null && (await listDue(ports, batch)).length > 0;
}

/** Null when the model can't be asked from anywhere, as often as it was tried. */
async function askDue(
  ports: EnginePorts,
  { stage, model, retried, stopping }: Batch,
  due: OpenQuestion[],
): Promise<AskingResult | null> {
  const { generation } = requireCycleModel(stage, model.id);
  const manifest = joinManifest(stage.cycle.manifest, generation);
  try {
    const { provider, limiter, concurrency } = ports.openModel(model);
    const asked = toAskedModel(model, stage.cycle.id, provider, manifest.generation);
    const listSpending = () => listCycleSpending(ports.db, stage.cycle.cycle);
    const guard = new SpendingGuard(toGuarded(model), ports.cycleCap, await listSpending());
    const limits = { limiter, concurrency, guard, listSpending };
    return await askQuestions(ports, asked, limits, due, stopping);
  } catch (cause) {
    const isRefusal = cause instanceof DomainError && cause.code === "environment";
    if (!isRefusal || retried < refusalsUntilDown) throw cause;
    const fields = { cycle: stage.cycle.cycle, model: model.slug };
    ports.log.warn({ ...fields, reason: cause.message }, "a model can't be asked");
    return null;
  }
}

/** Open questions whose attempts of this round are not used up. */
async function listDue(
  { db }: EnginePorts,
  { stage, payload, model }: Batch,
): Promise<OpenQuestion[]> {
  const scope = {
    cycleId: payload.cycleId,
    modelId: model.id,
    suiteRevisionId: stage.cycle.suiteRevisionId,
  };
  const open = await listOpenQuestions(db, scope, {
    tasks: stage.tasks,
    candidatesPerTask: candidatesPerTask(stage),
    afterReplyId: payload.afterReplyId,
  });
  return open.filter(isDue);
}

/** Whether a question may be asked again in this round; a reply that was never parsed always is. */
function isDue({ faults, unread }: OpenQuestion): boolean {
  const newest = faults.at(-1);
  return unread !== null || newest === undefined || faults.length < attemptsAllowed[newest];
}

function candidatesPerTask({ cycle }: CycleStage): number {
  return cycle.manifest.generation.candidatesPerTask ?? 1;
}

async function sendNextBatch(ports: EnginePorts, payload: GeneratePayload, model: Model) {
  await ports.jobs.send([toGenerateJob(ports, { ...payload, batch: payload.batch + 1 }, model)]);
}

/** The job of one batch; sent twice it is one. */
export function toGenerateJob(
  { groupOf }: Pick<EnginePorts, "groupOf">,
  payload: GeneratePayload,
  model: Model,
) {
  const { cycleId, modelId, round, batch } = payload;
  return {
    queue: "generate" as const,
    id: jobId("generate", cycleId, modelId, round, batch),
    payload,
    group: groupOf(model),
  };
}

/** Makes the run of what was answered and sends it to be graded. */
async function closeRound(
  ports: EnginePorts,
  stage: CycleStage,
  payload: GeneratePayload,
  model: Model,
): Promise<void> {
  const { cycle, suite, tasks } = stage;
  const { generation } = requireCycleModel(stage, model.id);
  const asked = {
    ...{ cycleId: cycle.id, cycle: cycle.cycle, suite, tasks, model },
    manifest: joinManifest(cycle.manifest, generation),
    sourceName: stage.source,
  };
  const baseline = baselineSlugs.find((slug) => slug === model.slug);
  const runId =
    baseline === undefined
      ? await storeAskedRun(ports, asked)
      : await storeBaselineRun(ports.db, asked, {
          slug: baseline,
          candidatesPerTask: candidatesPerTask(stage),
        });
  ports.log.info({ cycle: cycle.cycle, model: model.slug, runId }, "a run was made");
  const { cycleId, confirmationId, round, publishes } = payload;
  await sendGrading(ports, { cycleId, confirmationId, runId, round, publishes });
}
