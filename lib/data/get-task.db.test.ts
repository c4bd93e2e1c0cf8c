import { describe, expect, test } from "vitest";
import { taskSchema } from "../contracts/task";
import { getTask } from "./get-task";
import { getTaskStanding } from "./get-task-standing";
import { publishClosedPool } from "./test-support/publish-closed-pool";
import { publishRetoldTask } from "./test-support/publish-retold-task";
import { withSite } from "./test-support/with-site";

withSite(async (publisher) => {
  await publishRetoldTask(publisher);
  await publishClosedPool(publisher, "closed");
});

const taskOf = async (key: string) => taskSchema.parse(await getTask(key));

describe("a task", () => {
  test("names the cycles that it was met in, and how many models solved it in each", async () => {
    const { appearances, revision, contentSha256 } = await taskOf("t/0");
    // The baseline isn't counted beside models.
    expect(appearances).toEqual([
      { cycle: "2026-W48", revision, contentSha256, models: 2, solvedBy: 2 },
      { cycle: "2026-W47", revision, contentSha256, models: 1, solvedBy: 1 },
    ]);
  });

  test("names what shares its base problem", async () => {
    const { siblings } = await taskOf("t/0");
    expect(siblings).toEqual([
      { id: "t/1", category: "function-completion", tier: 1, language: "java" },
    ]);
    expect((await taskOf("u/0")).siblings).toEqual([]);
  });

  test("tells which verdicts were corrected, and why", async () => {
    const { errata } = await taskOf("t/0");
    expect(errata).toMatchObject([
      {
        ...{ kind: "verdict-corrected", model: "beta", cycle: "2026-W48", candidateIndex: 0 },
        before: { verdict: "failed", failureClass: "wrong_answer" },
        after: { verdict: "passed", failureClass: null },
        reason: "a test was wrong",
      },
    ]);
    expect((await taskOf("t/1")).errata).toEqual([]);
  });

  test("tells which candidates passed once and failed once", async () => {
    const { repeats } = await taskOf("t/0");
    expect(repeats).toMatchObject([
      {
        ...{ model: "alpha", runId: "r2", candidateIndex: 0, isFlaky: true },
        executions: [
          { verdict: "passed", failureClass: null },
          { verdict: "failed", failureClass: "cpu_timeout" },
          { verdict: "passed", failureClass: null },
        ],
      },
    ]);
  });

  test("stands on its newest board among the others", async () => {
    const [solved, dead] = [await taskOf("t/0"), await taskOf("u/0")];
    expect(await getTaskStanding(solved)).toMatchObject({
      cycle: "2026-W48",
      rating: { models: 2, solvedBy: 2, mark: "saturated", separation: null },
      ...{ tasks: 3, harder: 1, easier: 0 },
    });
    const standing = await getTaskStanding(dead);
    expect(standing).toMatchObject({ rating: { mark: "dead" }, harder: 0, easier: 2 });
    // Wilson at 0 of 2: 0 to z² / (2 + z²).
    expect(standing?.interval?.low).toBeCloseTo(0, 12);
    expect(standing?.interval?.high).toBeCloseTo(1.959964 ** 2 / (2 + 1.959964 ** 2), 6);
  });
});

test("a task of a pool that isn't public shows no text and names no other", async () => {
  const task = await taskOf("closed/0");
  expect(task).toMatchObject({ prompt: null, siblings: [] });
  expect(await getTaskStanding(task)).toBeNull();
});
