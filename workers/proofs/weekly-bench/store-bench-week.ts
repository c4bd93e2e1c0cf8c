import { join } from "node:path";
import { listSuiteTasks, type SuiteTask } from "../../../db/repositories/list-suite-tasks";
import { registerModel } from "../../../db/repositories/register-model";
import { joinManifest, toModelGeneration } from "../../../lib/core/cycle/model-generation";
import { planCycle } from "../../../lib/core/cycle/plan-cycle";
import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";
import { checkoutRoot } from "../../checkout-root";
import { type CycleStage, loadCycle } from "../../engine/cycle-stage";
import type { EnginePorts } from "../../engine/engine-ports";
import { readPool } from "../../importers/errorbar-pool/read-pool";
import { type AskedModel, openCycle } from "../../jobs/open-cycle";
import { storeRun } from "../../jobs/store-run";
import { chooseAnswer, passRateOf } from "./choose-answer";

export interface BenchRun {
  slug: string;
  runId: string;
  /** Tasks that it answers rightly. */
  passes: number;
}

export interface BenchWeek {
  cycleId: number;
  tasks: SuiteTask[];
  runs: BenchRun[];
}

type Ports = Pick<EnginePorts, "db" | "objects" | "backend">;

/** Opens a week over the project's own pool, and stores a run of answers for each of so many models. */
export async function storeBenchWeek(
  ports: Ports,
  week: string,
  models: number,
): Promise<BenchWeek> {
  const pool = await readPool(join(checkoutRoot, "workers", "pool"));
  const asked: AskedModel[] = [];
  for (let model = 0; model < models; model += 1) asked.push(await addModel(ports, model));
  const plan = planCycle(pool, week);
  const { cycle } = await openCycle(ports, { plan, pool, models: asked, openedAt: new Date() });
  const stage = await loadCycle(ports.db, cycle.id);
  const runs: BenchRun[] = [];
  for (const [at, { model }] of asked.entries()) {
    runs.push(await storeAnswers(ports, stage, model, passRateOf(at, models)));
  }
  return { cycleId: cycle.id, tasks: await listSuiteTasks(ports.db, cycle.suiteRevisionId), runs };
}

async function addModel({ db }: Ports, number: number): Promise<AskedModel> {
  const slug = `bench-${String(number + 1).padStart(2, "0")}`;
  const entry = { slug, name: slug, provider: null, revision: "1", synthetic: true };
  const { model } = await registerModel(db, entry);
  return { model, endpoint: { kind: "replay", file: `${slug}.jsonl` } };
}

async function storeAnswers(
  { db, objects }: Ports,
  { cycle, suite, tasks }: CycleStage,
  model: AskedModel["model"],
  passRate: number,
): Promise<BenchRun> {
  const { slug } = model;
  const chosen = tasks.map((task) => ({ task, ...chooseAnswer(slug, passRate, task) }));
  const endpoint = { kind: "replay", file: `${slug}.jsonl` } as const;
  const runId = await storeRun(
    { db, texts: objects },
    {
      ...{ suite, tasks, model, cycle: cycle.cycle, evidence: "C", submissionsWithheld: false },
      manifest: joinManifest(cycle.manifest, toModelGeneration(model, endpoint)),
      source: { name: "bench", sha256: sha256Hex(slug) },
      answers: chosen.map(({ task: { taskKey }, completion }) => ({
        ...{ taskKey, candidateIndex: 0, completion, finishReason: "stop", latencyMs: null },
        ...{ promptTokens: null, completionTokens: null, extraFields: {} },
        rawResponse: JSON.stringify({ model: slug, choices: [{ message: completion }] }),
      })),
    },
  );
  return { slug, runId, passes: chosen.filter(({ passes }) => passes).length };
}
