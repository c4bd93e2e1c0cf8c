import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Task } from "../../lib/contracts/task";
import type { TaskStanding } from "../../lib/contracts/task-standing";
import type { TaskRating } from "../../lib/core/outcomes/rate-tasks";
import { TaskView } from "./task-view";

const task: Task = {
  ...{ id: "set/1", suite: "set", revision: "r1", exposed: true, baseId: "set/1" },
  ...{ category: "bug-fixing", tier: 2, language: "python", entryPoint: "f" },
  ...{ prompt: "<b>text</b>", contentSha256: "c".repeat(64), testSuiteVersion: "1" },
  ...{ cases: 5, publicCases: 2, outcomes: [], siblings: [], appearances: [] },
  ...{ repeats: [], errata: [] },
};

function standing(rating: Partial<TaskRating>): TaskStanding {
  return {
    ...{ suite: { id: "set", title: "Set", compared: "model" }, cycle: "r1" },
    rating: {
      ...{ models: 40, solvedBy: 12, passes: 12, candidates: 40, solveRate: 0.3 },
      ...{ separation: 0.5, mark: null, ...rating },
    },
    ...{ interval: { low: 0.18, high: 0.454 }, tasks: 400, harder: 50, easier: 340 },
  };
}

function pageOf(shown: TaskStanding | null, changes: Partial<Task> = {}): string {
  const markup = renderToStaticMarkup(
    <TaskView task={{ ...task, ...changes }} standing={shown} jsonAddress="/json" />,
  );
  return markup.replace(/<[^>]*>/g, "").replace(/\s+/g, " ");
}

test("the headline says who solves a task, and words stand for dead and saturated", () => {
  expect(pageOf(standing({}))).toContain("12 of 40 models solve set/1.");
  const dead = pageOf(standing({ solvedBy: 0, mark: "dead", solveRate: 0, separation: null }));
  expect(dead).toContain("None of 40 models solves set/1.");
  expect(dead).toContain("tells no two of them apart");
  const all = standing({ solvedBy: 40, mark: "saturated", solveRate: 1, separation: null });
  expect(pageOf(all)).toContain("All 40 models solve set/1.");
  expect(pageOf(null)).toContain("No published run has tried it yet.");
});

test("a rate has its interval, and the task its place among the others", () => {
  const page = pageOf(standing({}));
  expect(page).toContain("Solve rate 30.0%, 95% interval 18.0 – 45.4");
  expect(page).toContain("Of the other 399 tasks, 50 are solved less often and 340 more often.");
});

test("how well a task separates is told beside what chance alone gives", () => {
  // 1.96 / √39 = 0.3138.
  expect(pageOf(standing({ separation: 0.31 }))).toContain(
    "at 0.31: within noise (chance alone gives up to ±0.31).",
  );
  expect(pageOf(standing({ separation: 0.5 }))).toContain("who does well elsewhere solves it");
  expect(pageOf(standing({ separation: -0.5 }))).toContain(
    "at −0.50: who does well elsewhere fails",
  );
  expect(pageOf(standing({ models: 4, separation: null }))).toContain("Too few models");
});

test("a prompt is text, whatever it holds, and without one the page says why", () => {
  expect(pageOf(standing({}))).toContain("&lt;b&gt;text&lt;/b&gt;");
  expect(pageOf(standing({}), { prompt: null })).toContain("isn’t public while the pool is in use");
});

test("what changed of a task is told", () => {
  const other = { cycle: "r0", revision: "r0", models: 2, solvedBy: 1 };
  const page = pageOf(null, {
    appearances: [{ ...other, contentSha256: "d".repeat(64) }],
    errata: [
      { kind: "excluded", model: "m", runId: "x", cycle: "r1", recordId: 7, reason: "broken" },
    ],
  });
  expect(page).toContain("In r0 (revision r0) its text or its tests were others");
  expect(page).toContain("Record 7 of m (r1) leaves it out: broken.");
  expect(pageOf(null)).toContain("None: no verdict on it was corrected");
});
