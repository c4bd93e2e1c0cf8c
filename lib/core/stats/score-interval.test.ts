import { describe, expect, test } from "vitest";
import type { BaseTally } from "./base-tally";
import { clusterWilsonInterval } from "./cluster-wilson-interval";
import { drawResamples } from "./draw-resamples";
import { scoreInterval } from "./score-interval";
import { tallyBases } from "./tally-bases";

const seedLabel = "cgb/v1/bootstrap/2026-W48/overall";

function singletons(tasks: number, passes: number): BaseTally[] {
  const values = Array.from({ length: tasks }, (_, i) => (i < passes ? 1 : 0));
  return tallyBases(
    values.map((value, i) => ({ baseId: `t${String(i).padStart(3, "0")}`, value })),
  );
}

function intervalOf(bases: readonly BaseTally[]) {
  return scoreInterval(bases, drawResamples(seedLabel, bases.length));
}

describe("scoreInterval", () => {
  test("an ordinary score states and displays the same percentile bounds", () => {
    const interval = intervalOf(singletons(40, 20));
    expect(interval).toEqual({
      low: interval.low,
      high: interval.high,
      method: "percentile bootstrap over base problems",
      level: 0.95,
      resamples: 1000,
      seedLabel,
      flags: [],
      displayed: { low: interval.low, high: interval.high, method: "percentile bootstrap" },
    });
    expect(interval.low).toBeLessThan(0.5);
    expect(interval.high).toBeGreaterThan(0.5);
  });

  for (const passes of [0, 40]) {
    test(`${passes} of 40 keeps the widthless bounds but displays Wilson's`, () => {
      const bases = singletons(40, passes);
      const { low, high, flags, displayed } = intervalOf(bases);
      const wilson = clusterWilsonInterval(bases);
      expect([low, high]).toEqual([passes / 40, passes / 40]);
      expect(flags).toEqual(["degenerate", "small"]);
      expect(displayed).toEqual({
        low: wilson.low,
        high: wilson.high,
        method: "Wilson with n_eff",
      });
    });
  }

  const smallCases = [
    [40, 9, ["small"]],
    [40, 10, []],
    [40, 30, []],
    [40, 31, ["small"]],
    [30, 15, []],
    [29, 15, ["small"]],
  ] as const;
  for (const [tasks, passes, flags] of smallCases) {
    test(`${passes} of ${tasks} is flagged ${flags.length === 0 ? "not at all" : flags}`, () => {
      expect(intervalOf(singletons(tasks, passes)).flags).toEqual(flags);
    });
  }

  test("bases are counted, not tasks: 87 tasks in 29 bases are few", () => {
    const tasks = Array.from({ length: 87 }, (_, i) => ({
      baseId: `b${String(i % 29).padStart(2, "0")}`,
      value: i % 2,
    }));
    expect(intervalOf(tallyBases(tasks)).flags).toEqual(["small"]);
  });

  test("equal fractions on every task claim no certainty: Wilson is displayed", () => {
    const sizes = Array.from({ length: 40 }, (_, i) => 1 + (i % 3));
    const tasks = sizes.flatMap((size, i) =>
      Array.from({ length: size }, () => ({
        baseId: `b${String(i).padStart(2, "0")}`,
        value: 0.3,
      })),
    );
    const { flags, displayed } = intervalOf(tallyBases(tasks));
    expect(flags).toEqual(["degenerate"]);
    expect(displayed.high - displayed.low).toBeGreaterThan(0.1);
  });

  test("for fractional values the sum of the values decides whether the score is small", () => {
    const mixed = (size: number) =>
      tallyBases(
        Array.from({ length: size }, (_, i) => ({
          baseId: `b${String(i).padStart(3, "0")}`,
          value: i % 2 === 0 ? 0.2 : 0.3,
        })),
      );
    expect(intervalOf(mixed(38)).flags).toEqual(["small"]);
    expect(intervalOf(mixed(42)).flags).toEqual([]);
  });
});
