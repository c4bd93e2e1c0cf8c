import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { baselineAnswer } from "../../../lib/core/baselines/baseline-answer";
import { readPool } from "./read-pool";

const { suite } = await readPool(join(import.meta.dirname, "../../pool"));

test("base problems of every tier are in the pool", () => {
  expect(new Set(suite.tasks.map(({ tier }) => tier))).toEqual(new Set([1, 2, 3]));
});

describe.each(suite.tasks)("$taskKey", (task) => {
  const cases = task.testPlan.kind === "calls" ? task.testPlan.cases : [];
  const hidden = cases.filter((one) => one.visibility === "hidden");

  test("has 5 to 20 cases, some public and at least half hidden", () => {
    expect(cases.length).toBeGreaterThanOrEqual(5);
    expect(cases.length).toBeLessThanOrEqual(20);
    expect(hidden.length).toBeLessThan(cases.length);
    expect(hidden.length * 2).toBeGreaterThanOrEqual(cases.length);
  });

  test("has a planted fault or more, each other than the reference", () => {
    expect(new Set(task.plantedFaults).size).toBe(task.plantedFaults.length);
    expect(task.plantedFaults.length).toBeGreaterThanOrEqual(1);
    expect(task.plantedFaults).not.toContain(task.referenceSolution);
  });

  test("has a prompt that names the function", () => {
    expect(task.prompt).toContain(`${task.entryPoint}(`);
  });
});

test("the reference baseline answers every task of the pool with its reference", () => {
  for (const task of suite.tasks) {
    expect(baselineAnswer("baseline-reference", task)).toBe(task.referenceSolution);
  }
});
