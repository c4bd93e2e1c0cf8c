import { describe, expect, test } from "vitest";
import { boardSchema } from "../contracts/board";
import { getBoard } from "./get-board";
import { listBoards } from "./list-boards";
import { publishSampleBoard, type SampleBoard } from "./test-support/publish-sample-board";
import { withSite } from "./test-support/with-site";

let sample: SampleBoard;
withSite(async (publisher) => {
  sample = await publishSampleBoard(publisher);
});

async function board(query: Omit<Parameters<typeof getBoard>[0], "suite"> = {}) {
  return boardSchema.parse(await getBoard({ suite: "sample", ...query }));
}

describe("the board of a suite's newest week", () => {
  test("ranks real models by their current records", async () => {
    const { rows, cycle, k, availableK } = await board();
    expect({ cycle, k, availableK }).toEqual({ cycle: "2026-W48", k: 1, availableK: [1, 2] });
    expect(rows.map((row) => [row.rank, row.model.slug, row.passed, row.passRate])).toEqual([
      [1, "alpha", 3, 0.75],
      [2, "beta", 2, 0.5],
      [2, "two", 3, 0.5],
    ]);
  });

  test("never shows a superseded record", async () => {
    const { rows, unranked } = await board();
    const shown = [...rows, ...unranked].map((row) => row.recordId);
    expect(shown).not.toContain(sample.records.betaWrong);
    expect(shown).toContain(sample.records.beta);
  });

  test("names the record that each one follows", async () => {
    const { rows } = await board();
    expect(rows.map((row) => row.previous)).toEqual([
      sample.records.alphaOld,
      sample.records.betaWrong,
      null,
    ]);
  });

  test("sets synthetic baselines and incomplete records apart", async () => {
    const { unranked } = await board();
    expect(unranked).toMatchObject([
      { model: { slug: "gamma" }, reason: "synthetic-baseline", passRate: 1, unscored: 0 },
      {
        model: { slug: "delta" },
        reason: "incomplete",
        passRate: null,
        interval: null,
        unscored: 1,
        bounds: { low: 0.25, high: 0.5 },
      },
    ]);
  });

  test("flags what the displayed intervals leave open, among ranked rows alone", async () => {
    const { rows } = await board();
    // Four tasks: Wilson's intervals are wide, and every one holds every rate.
    expect(rows.map((row) => row.interval.displayed.method)).toEqual(
      Array(3).fill("Wilson with n_eff"),
    );
    expect(rows.map((row) => row.overlaps)).toEqual([
      ["beta", "two"],
      ["alpha", "two"],
      ["alpha", "beta"],
    ]);
    expect(rows.map((row) => row.rankRangeByInterval)).toEqual(Array(3).fill([1, 3]));
  });

  test("counts failures, times and time-outs of the current verdicts", async () => {
    const { unranked } = await board();
    const delta = unranked.find((row) => row.model.slug === "delta");
    // Executions of 10, 30 and 40 ms; the second candidate never ran. Type 7: 30 + 0.9 × 10.
    expect(delta).toMatchObject({
      failureClasses: { wrong_answer: 1, cpu_timeout: 1 },
      executionMs: { median: 30, p95: 39 },
      timeoutRate: { timeouts: 1, executions: 3 },
    });
  });
});

describe("another view of a board", () => {
  test("ranks by another k those that have it", async () => {
    const { rows, unranked, k } = await board({ k: 2 });
    expect(k).toBe(2);
    expect(rows).toMatchObject([{ rank: 1, model: { slug: "two" }, passRate: 0.75 }]);
    expect(rows[0]?.interval.seedLabel).toBe("cgb/v1/bootstrap/2026-W48/overall");
    expect(unranked.map((row) => [row.model.slug, row.reason])).toContainEqual([
      "alpha",
      "too-few-candidates",
    ]);
  });

  test("refuses a k that no record has, naming those that some have", async () => {
    await expect(board({ k: 5 })).rejects.toThrow("k may be 1, 2");
  });

  test("scores a slice anew, under the slice's own seed label", async () => {
    const { rows, scope } = await board({ language: "java", tier: 2 });
    expect(scope).toEqual({ category: null, tier: 2, language: "java" });
    expect(rows.map((row) => [row.model.slug, row.passed, row.tasks, row.passRate])).toEqual([
      ["alpha", 1, 2, 0.5],
      ["two", 1, 2, 0.5],
      ["beta", 0, 2, 0],
    ]);
    expect(rows[0]?.interval.seedLabel).toBe("cgb/v1/bootstrap/2026-W48/tier=2&language=java");
    expect(rows[0]?.slices).toEqual([
      { dimension: "category", value: "function-completion", passed: 1, tasks: 2 },
      { dimension: "language", value: "java", passed: 1, tasks: 2 },
      { dimension: "tier", value: "2", passed: 1, tasks: 2 },
    ]);
  });

  test("refuses a slice without tasks, naming those that there are", async () => {
    await expect(board({ language: "javascript" })).rejects.toThrow("language may be python, java");
    await expect(board({ language: "java", tier: 1 })).rejects.toThrow(
      "no task with tier=1 and language=java",
    );
  });

  test("shows an earlier week by its name", async () => {
    const { rows, cycle } = await board({ cycle: "2026-W47" });
    expect(cycle).toBe("2026-W47");
    expect(rows.map((row) => [row.recordId, row.passRate])).toEqual([[sample.records.alphaOld, 0]]);
  });

  test("is not there for an unknown suite or week", async () => {
    expect(await getBoard({ suite: "nothing" })).toBeNull();
    expect(await getBoard({ suite: "sample", cycle: "2026-W01" })).toBeNull();
  });
});

test("a suite lists its weeks, newest first, and how many models are ranked", async () => {
  expect(await listBoards()).toMatchObject([
    {
      id: "sample",
      revision: sample.revision,
      tasks: 4,
      baseProblems: 4,
      cycles: ["2026-W48", "2026-W47"],
      rankedModels: 3,
    },
  ]);
});
