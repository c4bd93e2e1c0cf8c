import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { expectClose } from "../../test-support/expect-close";
import { detectDrift } from "./detect-drift";
import type { ModelHistory, TaskResult } from "./history";
import { makeCycle, makeHistory, makeResult } from "./test-support/make-result";

/** Of 40 tasks that passed 20 now fail, of 20 that failed 2 now pass: McNemar's (18 − 1)²/22. */
const fallen: TaskResult[] = [
  ...makeCycle(0, 60, 40),
  ...makeCycle(1, 60, 20),
  // The two that got better take the place of two that failed twice.
].map((result) =>
  result.cycle === 1 && ["task-58", "task-59"].includes(result.taskKey)
    ? { ...result, passes: 1 }
    : result,
);
// 2Φ(−17/√22), by another program.
const fallenP = 0.0002896194097555532;

function judge(histories: readonly ModelHistory[], cycle = 1) {
  return detectDrift(histories, { cycle, outcome: "passes" });
}

function windowOf(results: readonly TaskResult[], cycle: number, window: number) {
  return judge([makeHistory(results)], cycle).tests.find((entry) => entry.window === window);
}

/** `steady` models that never change, named apart. */
function unchanged(count: number): ModelHistory[] {
  return Array.from({ length: count }, (_, i) =>
    makeHistory([...makeCycle(0, 60, 40), ...makeCycle(1, 60, 40)], `steady-${i}`),
  );
}

describe("detectDrift", () => {
  test("a model that fell is told by one cycle against the one before", () => {
    const { tests, findings } = judge([makeHistory(fallen)]);
    const [first] = tests;
    expectClose(first?.z, -17 / Math.sqrt(22));
    expectClose(first?.p, fallenP);
    expectClose(first?.difference, -18 / 60);
    expect(first).toMatchObject({
      used: 60,
      before: { trials: 60, hits: 40 },
      after: { trials: 60, hits: 22 },
    });
    expect(findings).toMatchObject([{ model: "model", level: "alert", direction: "down" }]);
  });

  test("windows without earlier results have p = 1 and stay in the family of four a model", () => {
    const { tests } = judge([makeHistory(fallen)]);
    expect(tests.map((entry) => entry.window)).toEqual([1, 2, 4, 8]);
    expect(tests.slice(1).every((entry) => entry.p === 1 && entry.difference === null)).toBe(true);
    expectClose(tests[0]?.pHolm, 4 * fallenP);
  });

  test("28 models make a family of 112, in which the same fall is a watch", () => {
    const { tests, findings } = judge([makeHistory(fallen), ...unchanged(27)]);
    expect(tests).toHaveLength(112);
    expectClose(tests[0]?.pHolm, 112 * fallenP);
    expect(findings).toMatchObject([{ model: "model", level: "watch" }]);
  });

  test("a model without results in the cycle is not tested and takes no place in the family", () => {
    const absent = makeHistory(makeCycle(0, 60, 40), "absent");
    const { tests, models } = judge([makeHistory(fallen), absent]);
    expect(models).toEqual(["model"]);
    expectClose(tests[0]?.pHolm, 4 * fallenP);
  });

  test.each([
    ["of another content", { contentSha256: "edited" }],
    ["under other rules", { comparable: "other rules" }],
  ])("earlier results %s are another stratum", (_, change) => {
    const earlier = fallen.map((entry) => (entry.cycle === 0 ? { ...entry, ...change } : entry));
    expect(windowOf(earlier, 1, 1)).toMatchObject({ used: 0, z: 0, p: 1 });
  });

  test("results from before a confirmed change, and 53 cycles ago, are no baseline", () => {
    expect(judge([{ ...makeHistory(fallen), baselineFrom: 1 }]).tests[0]?.used).toBe(0);
    const later = (cycles: number) =>
      fallen.map((entry) => ({ ...entry, cycle: entry.cycle === 0 ? 0 : cycles }));
    expect(windowOf(later(52), 52, 1)?.used).toBe(60);
    expect(windowOf(later(53), 53, 1)?.used).toBe(0);
  });

  test("each window takes its own latest cycles, and results after the judged cycle none", () => {
    const results = Array.from({ length: 11 }, (_, cycle) => makeCycle(cycle, 1, 1)).flat();
    const sides = judge([makeHistory(results)], 9).tests.map(({ before, after }) => [
      before.trials,
      after.trials,
    ]);
    expect(sides).toEqual([
      [9, 1],
      [8, 2],
      [6, 4],
      [2, 8],
    ]);
  });

  test("timeouts and protected gaps are tested by their own counts", () => {
    const slower = fallen.map((entry) => ({ ...entry, passes: 0, timeouts: 1 - entry.passes }));
    const report = detectDrift([makeHistory(slower)], { cycle: 1, outcome: "timeouts" });
    expect(report.findings).toMatchObject([{ direction: "up", level: "alert" }]);
    expect(judge([makeHistory(slower)]).findings).toEqual([]);
    const gaps = detectDrift([makeHistory(slower)], { cycle: 1, outcome: "protectedGaps" });
    expect(gaps.findings).toEqual([]);
  });

  test("no history at all is no finding", () => {
    expect(judge([])).toMatchObject({ tests: [], findings: [], models: [] });
  });

  test("the order of results changes nothing, and failures for passes turn every sign", () => {
    const result = fc.record({
      task: fc.nat(5),
      cycle: fc.nat(10),
      passes: fc.constantFrom(0, 1),
    });
    fc.assert(
      fc.property(fc.array(result, { maxLength: 60 }), (list) => {
        const results = list.map(({ task, ...rest }) =>
          makeResult({ ...rest, taskKey: `t${task}`, baseId: `b${task % 3}` }),
        );
        const turned = results.map((entry) => ({ ...entry, passes: 1 - entry.passes })).reverse();
        const own = judge([makeHistory(results)], 9).tests;
        const other = judge([makeHistory(turned)], 9).tests;
        own.forEach((entry, index) => {
          expectClose(other[index]?.z, -entry.z);
          expectClose(other[index]?.pHolm, entry.pHolm);
        });
      }),
    );
  });
});

const stratum = z.object({
  base: z.string(),
  pre_n: z.int(),
  pre_x: z.int(),
  post_n: z.int(),
  post_x: z.int(),
});
const vectors = z
  .array(z.object({ strata: z.array(stratum), used: z.int(), z: z.number(), p: z.number() }))
  .min(1);

describeReference("cmh_base_adjusted", vectors, (cases) => {
  test.each(cases)(
    "strata of shared bases, as one cycle against another",
    ({ strata, ...want }) => {
      const results = strata.flatMap(({ base, pre_n, pre_x, post_n, post_x }, task) => {
        const entry = { taskKey: `task-${task}`, baseId: base };
        return [
          makeResult({ ...entry, cycle: 0, trials: pre_n, passes: pre_x }),
          makeResult({ ...entry, cycle: 1, trials: post_n, passes: post_x }),
        ];
      });
      const found = windowOf(results, 1, 1);
      expect(found?.used).toBe(want.used);
      expectClose(found?.z, want.z);
      expectClose(found?.p, want.p);
    },
  );
});
