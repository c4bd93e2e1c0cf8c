import { join } from "node:path";
import { expect, test } from "vitest";
import { baselineAnswer } from "../../../lib/core/baselines/baseline-answer";
import { planCycle } from "../../../lib/core/cycle/plan-cycle";
import { caseVisibilities } from "../../../lib/core/scoring/case-visibilities";
import { findKnownCard } from "../../../lib/core/suite/cards/find-known-card";
import { drawStarterTasks } from "../../../lib/core/suite/draw-pool-tasks";
import type { TaskDefinition } from "../../../lib/core/suite/suite-definition";
import { languages, taskCategories, tiers } from "../../../lib/core/vocabulary";
import { listPoolFiles } from "./list-pool-files";
import { readBaseProblems, readPool } from "./read-pool";

const folder = join(import.meta.dirname, "../../pool");
const pool = await readPool(folder);
const { suite, tasks } = pool;
const bases = await readBaseProblems(folder, await listPoolFiles(folder));

const keysOf = (found: readonly TaskDefinition[]) => found.map(({ taskKey }) => taskKey);

test("there are 40 base problems in three languages, 16, 16 and 8 of the tiers, and 800 tasks or more", () => {
  const tierOf = new Map(tasks.map(({ baseId, tier }) => [baseId, tier]));
  const counts = tiers.map((tier) => [...tierOf.values()].filter((one) => one === tier).length);
  expect(counts).toEqual([16, 16, 8]);
  expect(tasks.length).toBeGreaterThanOrEqual(800);
  const cells = new Set(tasks.map(({ category, language }) => `${category} ${language}`));
  const wanted = languages.filter((language) => language !== "typescript");
  expect(cells.size).toBe(taskCategories.length * wanted.length);
});

test("it serves every week of a year: 160, 160 and 80 tasks of the tiers, in all 63 cells", () => {
  for (let week = 1; week <= 53; week += 1) {
    const cycle = `2026-W${String(week).padStart(2, "0")}`;
    const { taskKeys, allocation } = planCycle(pool, cycle);
    const drawn = new Set(taskKeys);
    const ofDrawn = tasks.filter(({ taskKey }) => drawn.has(taskKey));
    const counts = tiers.map((tier) => ofDrawn.filter((task) => task.tier === tier).length);
    expect([cycle, counts, allocation.actual.length]).toEqual([cycle, [160, 160, 80], 63]);
  }
});

test("every base problem has its subject, a blind answer that passed, and two scorings", () => {
  const lacking = bases.filter(
    ({ problem, blind, scorings }) =>
      problem.subject === undefined || blind?.at(-1)?.verdict !== "passed" || scorings === null,
  );
  expect(lacking.map(({ problem }) => problem.id)).toEqual([]);
  expect(new Set(bases.map(({ problem }) => problem.subject)).size).toBe(14);
});

test("every task that calls a function has 5 to 20 cases, some public and at least half hidden", () => {
  const odd = tasks.filter(({ testPlan }) => {
    if (testPlan.kind !== "calls") return false;
    const shown = caseVisibilities(testPlan);
    const hidden = shown.filter((one) => one === "hidden").length;
    return (
      shown.length < 5 || shown.length > 20 || hidden === shown.length || hidden * 2 < shown.length
    );
  });
  expect(keysOf(odd)).toEqual([]);
});

test("every task has planted faults, each once and other than the reference", () => {
  const odd = tasks.filter(
    ({ plantedFaults, referenceSolution }) =>
      plantedFaults.length === 0 ||
      new Set(plantedFaults).size < plantedFaults.length ||
      plantedFaults.includes(referenceSolution ?? ""),
  );
  expect(keysOf(odd)).toEqual([]);
});

test("every prompt names the function", () => {
  const odd = tasks.filter(({ prompt, entryPoint }) => !prompt.includes(entryPoint));
  expect(keysOf(odd)).toEqual([]);
});

test("the reference baseline answers every task of the pool with its reference", () => {
  const odd = tasks.filter(
    (task) => baselineAnswer("baseline-reference", task) !== task.referenceSolution,
  );
  expect(keysOf(odd)).toEqual([]);
});

test("the card of our own suite states as many base problems and tasks as there are", () => {
  const card = findKnownCard({ suite: suite.id, format: suite.format });
  expect(card?.size).toContain(`${bases.length} base problems`);
  expect(card?.size).toContain(`${drawStarterTasks(suite.tasks).length} tasks`);
});
