import { adjustHolm } from "../stats/adjust-holm";
import {
  type BeforeAfter,
  type CochranMantelHaenszel,
  cochranMantelHaenszel,
} from "../stats/cochran-mantel-haenszel";
import { mantelHaenszelRiskDifference } from "../stats/mantel-haenszel-risk-difference";
import { type AlarmLevel, alarmLevelOf } from "./alarm-levels";
import { type DriftWindow, driftWindows, isInWindow } from "./drift-windows";
import { groupStrata, type Stratum } from "./group-strata";
import type { DriftOutcome, ModelHistory } from "./history";

export interface DriftOptions {
  /** The cycle that is judged, the latest. */
  readonly cycle: number;
  readonly outcome: DriftOutcome;
}

export type DriftDirection = "up" | "down";

/** One model in one window: the latest cycles against all earlier comparable ones. */
export interface DriftTest extends CochranMantelHaenszel {
  readonly model: string;
  /** Cycles on the side "after". */
  readonly window: DriftWindow;
  /** Candidates and hits of the strata that have both sides. */
  readonly before: { readonly trials: number; readonly hits: number };
  readonly after: { readonly trials: number; readonly hits: number };
  /** Mantel–Haenszel difference of the rates, after − before, a fraction; null without a stratum. */
  readonly difference: number | null;
  /** Over all models and windows of the cycle. */
  readonly pHolm: number;
}

export interface DriftFinding {
  readonly model: string;
  readonly level: AlarmLevel;
  /** Of the strongest test. */
  readonly direction: DriftDirection;
  /** Its lowest p-value; of equal ones the shortest window. */
  readonly strongest: DriftTest;
}

export interface DriftReport extends DriftOptions {
  /** Models with results in the judged cycle, in the order given; the family is 4 tests each. */
  readonly models: readonly string[];
  readonly tests: readonly DriftTest[];
  /** One a model, of those that reach a level. */
  readonly findings: readonly DriftFinding[];
}

type RawTest = Omit<DriftTest, "pHolm">;

/**
 * Returns the drift test of one cycle: each model against itself on tasks that it met before, in windows
 * of 1, 2, 4 and 8 cycles against all earlier comparable results, corrected by Holm over all models and
 * windows. A window without earlier results has p = 1 and stays in the family. A model without results
 * in the judged cycle is not tested. Each outcome is a family of its own.
 *
 * Source: methodology, section 4. Throws DomainError `bad-input` for more hits than trials.
 */
export function detectDrift(histories: readonly ModelHistory[], options: DriftOptions) {
  const raw = histories.flatMap((history) => testModel(history, options));
  const corrected = adjustHolm(raw.map((test) => test.p));
  const tests = raw.map((test, index): DriftTest => ({ ...test, pHolm: corrected[index] ?? 1 }));
  const byModel = Map.groupBy(tests, (test) => test.model);
  const findings = [...byModel.values()].flatMap(findStrongest);
  const report: DriftReport = { ...options, models: [...byModel.keys()], tests, findings };
  return report;
}

function testModel(history: ModelHistory, { cycle, outcome }: DriftOptions): RawTest[] {
  const strata = groupStrata(history, cycle);
  if (strata.length === 0) return [];
  return driftWindows.map((window) => {
    const sides = strata
      .map((stratum) => splitStratum(stratum, cycle, window, outcome))
      .filter(({ beforeTrials, afterTrials }) => beforeTrials > 0 && afterTrials > 0);
    return {
      model: history.model,
      window,
      ...cochranMantelHaenszel(sides),
      before: {
        trials: sumOf(sides, (side) => side.beforeTrials),
        hits: sumOf(sides, (side) => side.beforePasses),
      },
      after: {
        trials: sumOf(sides, (side) => side.afterTrials),
        hits: sumOf(sides, (side) => side.afterPasses),
      },
      difference: differenceOf(sides),
    };
  });
}

function splitStratum(
  { baseId, results }: Stratum,
  cycle: number,
  window: DriftWindow,
  outcome: DriftOutcome,
): BeforeAfter {
  const sides = { beforeTrials: 0, beforePasses: 0, afterTrials: 0, afterPasses: 0 };
  for (const result of results) {
    const side = isInWindow(result.cycle, cycle, window) ? "after" : "before";
    sides[`${side}Trials`] += result.trials;
    sides[`${side}Passes`] += result[outcome];
  }
  return { baseId, ...sides };
}

function differenceOf(sides: readonly BeforeAfter[]): number | null {
  // The function takes "before" first; here a drop is negative.
  const { difference } = mantelHaenszelRiskDifference(
    sides.map((side) => ({
      beforeTasks: side.afterTrials,
      beforePasses: side.afterPasses,
      afterTasks: side.beforeTrials,
      afterPasses: side.beforePasses,
    })),
  );
  return difference;
}

function sumOf(sides: readonly BeforeAfter[], count: (side: BeforeAfter) => number): number {
  return sides.reduce((sum, side) => sum + count(side), 0);
}

function findStrongest(tests: readonly DriftTest[]): DriftFinding[] {
  const strongest = tests.reduce((best, test) => (test.p < best.p ? test : best));
  const level = alarmLevelOf(strongest.pHolm);
  if (level === null) return [];
  const direction = strongest.z > 0 ? "up" : "down";
  return [{ model: strongest.model, level, direction, strongest }];
}
