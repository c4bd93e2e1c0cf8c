import type { Database } from "../../../db/client";
import { describeModel } from "../../../db/repositories/describe-model";
import { registerModel } from "../../../db/repositories/register-model";
import { sampleSuite, sampleTask } from "../../../db/test-support/sample-suite";
import { baselines } from "../../../lib/core/baselines/baselines";
import { planCycle } from "../../../lib/core/cycle/plan-cycle";
import type { ModelDescription } from "../../../lib/core/model/model-description";
import type { ModelEndpoint } from "../../../lib/core/model/model-endpoint";
import { type AskedModel, openCycle } from "../../jobs/open-cycle";
import { ScriptedBackend } from "../../jobs/test-support/scripted-backend";

/** Twelve tasks a week, each with its key in its prompt. */
export const tasksOfWeek = 12;
const design = { total: tasksOfWeek, tierWeights: [40, 40, 20] } as const;
/** All of them may be asked in any week. */
export const poolTasks = Array.from({ length: 60 }, (_, at) => {
  const key = `pool/${String(at).padStart(2, "0")}`;
  const tier = ([1, 2, 3] as const)[at % 3] ?? 1;
  const madeBy = { promptTemplate: "template/1", formatRule: "form/1" };
  return sampleTask(key, { tier, madeBy, prompt: `# ${key}\ndef identity(x):\n` });
});

/** The task that a prompt of the test's pool asks for. */
export function taskOfPrompt(prompt: string): string {
  return /pool\/\d\d/.exec(prompt)?.[0] ?? "";
}

/** A registered model that is asked at this endpoint. */
export async function addModel(
  db: Database,
  slug: string,
  endpoint: ModelEndpoint,
  changes: Partial<ModelDescription> = {},
): Promise<AskedModel> {
  const undisclosed = { releasedOn: null, cutoffOn: null, openWeights: null, prices: null };
  const named = { name: slug, provider: null, revision: null, sampling: null };
  const description = { ...named, ...undisclosed, endpoint, ...changes };
  const { model } = await describeModel(db, slug, description);
  return { model, endpoint };
}

/** Keys of the tasks that a week of the test's pool draws. */
export function tasksDrawn(week: string): readonly string[] {
  return planCycle({ tasks: poolTasks, events: [] }, week, design).taskKeys;
}

/** Opens a week for models and, where wanted, for the baselines; returns the cycle's id. */
export async function openTestCycle(
  db: Database,
  week: string,
  models: readonly AskedModel[],
  withBaselines = false,
): Promise<number> {
  const canaries: AskedModel[] = [];
  for (const { slug, name } of withBaselines ? baselines : []) {
    const entry = { slug, name, provider: "Errorbar", revision: "1", synthetic: true };
    const { model } = await registerModel(db, entry);
    canaries.push({ model, endpoint: { kind: "baseline", slug } });
  }
  const { cycle } = await openCycle(
    { db, backend: new ScriptedBackend(() => '["n"]') },
    {
      plan: planCycle({ tasks: poolTasks, events: [] }, week, design),
      pool: { suite: sampleSuite({ id: "weekly", tasks: poolTasks }), tasks: poolTasks },
      models: [...canaries, ...models],
      openedAt: new Date("2026-11-23T05:00:00Z"),
    },
  );
  return cycle.id;
}
