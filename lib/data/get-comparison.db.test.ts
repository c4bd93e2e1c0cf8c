import { describe, expect, test } from "vitest";
import { type Comparison, comparisonSchema } from "../contracts/comparison";
import { getBoard } from "./get-board";
import { getComparison, type Refusal } from "./get-comparison";
import { getTrace } from "./get-trace";
import { publishCompared } from "./test-support/publish-compared";
import { withSite } from "./test-support/with-site";

withSite(publishCompared);

async function compare(a: string, b: string, more: { suite?: string; k?: number } = {}) {
  return getComparison({ suite: "graded", a, b, ...more });
}

async function compared(...words: Parameters<typeof compare>): Promise<Comparison> {
  const answer = await compare(...words);
  expect(answer?.kind).toBe("compared");
  return comparisonSchema.parse(answer?.kind === "compared" ? answer.comparison : null);
}

async function refused(...words: Parameters<typeof compare>): Promise<Refusal> {
  const answer = await compare(...words);
  if (answer?.kind !== "refused") throw new Error(`not refused: ${answer?.kind}`);
  return answer.refusal;
}

describe("two models that were measured alike", () => {
  test("are told apart by the tasks that only one of them solved", async () => {
    const { paired, a, b, tasks, cycle } = await compared("strong", "weak");
    expect(cycle).toBe("2026-W48");
    expect([a.passed, b.passed, a.tasks]).toEqual([40, 22, 44]);
    // 16 in Python and 2 in Java to none: 2 · 2^-18.
    expect(paired?.test).toMatchObject({ onlyA: 18, onlyB: 0, both: 22, neither: 4 });
    expect(paired?.test.p).toBeCloseTo(2 ** -17, 12);
    expect(paired?.difference).toBeCloseTo(18 / 44, 12);
    expect(paired).toMatchObject({ verdict: "separated", leader: "strong", needed: null });
    expect(tasks.map(({ taskId }) => taskId)).toEqual(
      Array.from({ length: 44 }, (_, index) => `graded/${String(index).padStart(2, "0")}`),
    );
  });

  test("with one task each way are within noise, without a leader or a number of tasks that would do", async () => {
    const { paired, onlyA, onlyB } = await compared("strong", "other");
    expect(paired).toMatchObject({ verdict: "within-noise", leader: null, difference: 0 });
    expect(paired?.test.p).toBe(1);
    expect(paired?.needed).toBeNull();
    expect(onlyA.map(({ taskId }) => taskId)).toEqual(["graded/35"]);
    expect(onlyB.map(({ taskId }) => taskId)).toEqual(["graded/36"]);
  });

  test("are corrected over the pairs of all that the board ranks", async () => {
    const board = await getBoard({ suite: "graded", cycle: "2026-W48" });
    const ranked = board?.rows.length ?? 0;
    const { paired } = await compared("strong", "weak");
    expect(paired?.test.pairs).toBe((ranked * (ranked - 1)) / 2);
  });

  test("a slice under 30 tasks is counted and has no figures", async () => {
    const { slices } = await compared("strong", "weak");
    expect(slices.map(({ dimension, value }) => `${dimension}=${value}`)).toEqual([
      "language=java",
      "language=python",
    ]);
    expect(slices[0]).toMatchObject({
      tasks: 4,
      passedA: 4,
      passedB: 2,
      difference: null,
      p: null,
    });
    expect(slices[1]).toMatchObject({ tasks: 40, passedA: 36, passedB: 20, difference: 0.4 });
    // One slice alone needs no correction.
    expect(slices[1]?.pAdjusted).toBe(slices[1]?.p);
    expect(slices[1]?.interval?.seedLabel).toBe("cgb/v1/bootstrap/2026-W48/language=python");
  });

  test("each telling task leads to the trace that passed and the one that failed", async () => {
    const [task] = (await compared("strong", "weak")).onlyA;
    const own = await getTrace(task?.traceA ?? 0);
    const other = await getTrace(task?.traceB ?? 0);
    expect(own?.trace).toMatchObject({ model: "strong", verdict: "passed", taskId: task?.taskId });
    expect(other?.trace).toMatchObject({ model: "weak", verdict: "failed", taskId: task?.taskId });
  });

  test("state what a solved task took of each", async () => {
    const { a } = await compared("strong", "weak");
    // 44 candidates of 15 tokens over 40 solved tasks.
    expect(a.tokens).toMatchObject({ perCandidate: 15, perSolvedTask: 16.5 });
    expect(a.cost).toBeNull();
  });
});

describe("two models that were not measured alike", () => {
  test("are refused where a limit differs by half, in either order", async () => {
    for (const [a, b] of [
      ["strong", "slow"],
      ["slow", "strong"],
    ] as const) {
      const { fields, message } = await refused(a, b);
      const refusing = fields.filter(({ verdict }) => verdict === "refuse");
      expect(refusing).toEqual([
        {
          field: "execution.limits.cpuMsPerTest",
          ...{ a: a === "slow" ? 3_000 : 2_000, b: b === "slow" ? 3_000 : 2_000 },
          ...{ verdict: "refuse", reason: "differs" },
        },
      ]);
      expect(message).toContain("execution.limits.cpuMsPerTest");
    }
  });

  test("are refused where one was given tries until it passed", async () => {
    const { fields } = await refused("strong", "tries");
    expect(fields.filter(({ verdict }) => verdict === "refuse")).toEqual([
      {
        field: "scoring.estimator",
        ...{ a: "unbiased pass@k", b: "sequential pass@j", verdict: "refuse", reason: "differs" },
      },
    ]);
  });

  test("stand unpaired where a temperature differs, and the field is named", async () => {
    const { paired, unpairedBecause, protocol, tasks, a, b } = await compared("strong", "warm");
    expect({ paired, unpairedBecause, tasks }).toEqual({
      ...{ paired: null, unpairedBecause: "protocol-differs", tasks: [] },
    });
    expect(protocol.verdict).toBe("warn");
    expect(protocol.fields.filter(({ reason }) => reason === "differs")).toEqual([
      {
        field: "generation.temperature",
        ...{ a: "0.2", b: "0.8", verdict: "warn", reason: "differs" },
      },
    ]);
    expect([a.interval, b.interval]).not.toContain(null);
  });

  test("stand unpaired where they met other weeks' tasks", async () => {
    const { unpairedBecause, protocol, a, b } = await compared("strong", "old");
    expect([a.cycle, b.cycle, unpairedBecause]).toEqual([
      "2026-W48",
      "2026-W47",
      "protocol-differs",
    ]);
    expect(protocol.fields[0]).toMatchObject({ field: "cycle", a: "2026-W48", b: "2026-W47" });
  });

  test("have no paired verdict where one lacks a verdict", async () => {
    const { paired, unpairedBecause, b } = await compared("strong", "partial");
    expect({ paired, unpairedBecause }).toEqual({ paired: null, unpairedBecause: "incomplete" });
    expect(b).toMatchObject({
      passRate: null,
      unscored: 1,
      bounds: { low: 34 / 44, high: 35 / 44 },
    });
  });
});

describe("trials that somebody else ran", () => {
  const trials = { suite: "trials" };

  test("count by degree: more, less, alike, and all against none", async () => {
    const { paired, tasks, onlyA, onlyB } = await compared("often", "seldom", trials);
    expect(tasks.map(({ outcome }) => outcome)).toEqual(["only-a", "more-a", "same", "more-b"]);
    expect(paired?.test).toMatchObject({ onlyA: null, onlyB: null, both: null, neither: null });
    // (1 + 0.2 + 0 − 0.2) / 4.
    expect(paired?.difference).toBeCloseTo(0.25, 12);
    expect(onlyA[0]).toMatchObject({ a: { passed: 5, candidates: 5 }, b: { passed: 0 } });
    expect([onlyA[0]?.traceA, onlyB[0]?.traceB]).toEqual([null, null]);
  });

  test("a claim has no outcomes to compare, on either side", async () => {
    const { fields } = await refused("claimed", "often", trials);
    expect(fields).toEqual([
      {
        ...{ field: "outcomes", a: null, b: "one for each task" },
        ...{ verdict: "refuse", reason: "undisclosed" },
      },
    ]);
    expect((await refused("often", "claimed", trials)).fields[0]?.a).toBe("one for each task");
  });
});

describe("what can't be asked", () => {
  test("one model against itself", async () => {
    await expect(compare("strong", "strong")).rejects.toMatchObject({ code: "bad-input" });
  });

  test("a model that the suite has no record of, by name", async () => {
    await expect(compare("strong", "nobody")).rejects.toMatchObject({
      code: "not-found",
      message: expect.stringContaining("nobody"),
    });
  });

  test("a suite that isn't there, and a k that nobody has", async () => {
    expect(await compare("a", "b", { suite: "none" })).toBeNull();
    await expect(compare("strong", "weak", { k: 7 })).rejects.toMatchObject({ code: "bad-input" });
  });
});
