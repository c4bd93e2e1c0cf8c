import { expect, test } from "vitest";
import { baselineAnswer } from "../../../lib/core/baselines/baseline-answer";
import { baselineSlugs } from "../../../lib/core/baselines/baselines";
import type { ModelQuestion } from "../../../lib/core/ports/model-provider";
import { BaselineProvider } from "./baseline-provider";

const never = new AbortController().signal;
const tasks = Array.from({ length: 40 }, (_, index) => ({
  taskKey: `t-${index}`,
  referenceSolution: `the reference of ${index}`,
  plantedFaults: [`fault A of ${index}`, `fault B of ${index}`],
}));
const findTask = async (taskKey: string) => tasks.find((task) => task.taskKey === taskKey) ?? null;

function questionOf(taskKey: string): ModelQuestion {
  const unset = { temperature: null, topP: null, maxTokens: null, seed: null };
  return { taskKey, candidateIndex: 0, prompt: "p", systemPrompt: null, ...unset };
}

test.each(baselineSlugs)("%s answers every task as the rule says", async (slug) => {
  const provider = new BaselineProvider(slug, findTask);
  for (const task of tasks) {
    const asked = await provider.ask(questionOf(task.taskKey), never);
    if (asked.kind !== "replied") throw new Error(asked.fault);
    const { text } = await provider.read(asked.raw);
    expect(text).toBe(baselineAnswer(slug, task));
    // The raw reply is kept where the site can read it.
    expect(Buffer.from(asked.raw.body).toString()).not.toMatch(/reference of|fault [AB]/);
  }
});

test("a task that is not known here is an error, and no failed attempt", async () => {
  const asked = new BaselineProvider("baseline-reference", findTask).ask(questionOf("x"), never);
  await expect(asked).rejects.toMatchObject({ code: "not-found" });
});
