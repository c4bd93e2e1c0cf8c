import type { Database } from "../../db/client";
import { findCycle } from "../../db/repositories/find-cycle";
import type { Model } from "../../db/repositories/find-model";
import { listModels } from "../../db/repositories/list-models";
import { listObservedAnswers } from "../../db/repositories/list-observed-answers";
import { joinManifest } from "../../lib/core/cycle/model-generation";
import { planCycle } from "../../lib/core/cycle/plan-cycle";
import type { ModelQuestion } from "../../lib/core/ports/model-provider";
import type { ModelToAsk } from "../../lib/core/spending/estimate-cycle";
import { type CycleStage, loadCycle } from "../engine/cycle-stage";
import { listOpenQuestions } from "../engine/list-open-questions";
import { toQuestion } from "../engine/to-question";
import { readPool } from "../importers/errorbar-pool/read-pool";
import { poolFolder } from "./pool/select-bases";

type Sized = Pick<ModelQuestion, "prompt" | "systemPrompt" | "maxTokens">;

/**
 * What a week still has to ask: of an opened cycle the questions without an answer, of another week those
 * that its plan draws. Baselines are asked nothing. Writes nothing.
 */
export async function listQuestionsToAsk(
  db: Database,
  { week, pool }: { week: string; pool?: string },
): Promise<ModelToAsk[]> {
  const opened = await findCycle(db, { cycle: week });
  const listQuestions =
    opened === null ? await fromPlan(week, pool) : fromCycle(db, await loadCycle(db, opened.id));
  const observed = new Map((await listObservedAnswers(db)).map((model) => [model.slug, model]));
  const asked: ModelToAsk[] = [];
  for (const model of await listModels(db)) {
    const { slug, endpoint, prices } = model;
    const questions = endpoint === null ? null : await listQuestions(model);
    if (endpoint === null || questions === null) continue;
    asked.push({ slug, endpoint, prices, questions, observed: observed.get(slug) ?? null });
  }
  return asked;
}

async function fromPlan(week: string, pool: string | undefined) {
  const read = await readPool(poolFolder(pool));
  const drawn = new Set(planCycle(read, week).taskKeys);
  const prompts = read.tasks.flatMap(({ taskKey, prompt }) => (drawn.has(taskKey) ? [prompt] : []));
  return async ({ sampling }: Model): Promise<Sized[]> =>
    prompts.map((prompt) => ({
      prompt,
      systemPrompt: null,
      maxTokens: sampling?.maxTokens ?? null,
    }));
}

function fromCycle(db: Database, { cycle, tasks, models }: CycleStage) {
  return async ({ id }: Model): Promise<Sized[] | null> => {
    const entry = models.find(({ modelId }) => modelId === id);
    if (entry === undefined) return null;
    const { generation } = joinManifest(cycle.manifest, entry.generation);
    const open = await listOpenQuestions(
      db,
      { cycleId: cycle.id, modelId: id, suiteRevisionId: cycle.suiteRevisionId },
      { tasks, candidatesPerTask: generation.candidatesPerTask ?? 1, afterReplyId: 0 },
    );
    return open.map((question) => toQuestion(question, generation));
  };
}
