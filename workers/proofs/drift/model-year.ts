import { driftWindows } from "../../../lib/core/drift/drift-windows";
import type { RandomStream } from "../../../lib/core/sampling/random-stream";
import { normalCdf } from "../../../lib/core/stats/normal-cdf";
import { placeCount, tasksPerWeek, testsPerWeek, weekCount } from "./drift-design";
import type { WeekPlan, WindowPlan } from "./plan-weeks";

const wordCount = 2 ** 32;

/**
 * One model through a simulated year: its results so far, summed as the drift test needs them. A copy
 * goes on from the same past by itself.
 */
export class ModelYear {
  /** Signed Z and two-sided p of every week and window: week by week, windows in the product's order. */
  readonly z: Float64Array;
  readonly p: Float64Array;
  private readonly results: Uint8Array;
  private readonly passes: Uint8Array;
  private readonly windowPasses: readonly Uint8Array[];

  constructor(from?: ModelYear) {
    this.z = from?.z.slice() ?? new Float64Array(weekCount * testsPerWeek);
    this.p = from?.p.slice() ?? new Float64Array(weekCount * testsPerWeek).fill(1);
    this.results = from?.results.slice() ?? new Uint8Array(weekCount * tasksPerWeek);
    this.passes = from?.passes.slice() ?? new Uint8Array(placeCount);
    this.windowPasses = driftWindows.map(
      (_, index) => from?.windowPasses[index]?.slice() ?? new Uint8Array(placeCount),
    );
  }

  /** Asks the model every task of these weeks, by the chance of each place, and tests it after each. */
  live(weeks: readonly WeekPlan[], from: number, to: number, way: Way): void {
    for (let week = from; week < to; week += 1) {
      const plan = weeks[week];
      if (plan === undefined) throw new RangeError(`no week ${week}`);
      this.answer(week, plan.drawn, way);
      driftWindows.forEach((window, index) => {
        const left = weeks[week - window];
        if (left !== undefined) this.forget(index, week - window, left.drawn);
        const own = plan.windows[index];
        if (own !== undefined) this.test(week * testsPerWeek + index, index, own);
      });
    }
  }

  private answer(week: number, drawn: Uint16Array, { chances, stream }: Way): void {
    for (let index = 0; index < drawn.length; index += 1) {
      const place = drawn[index] ?? 0;
      if (stream.nextUint32() >= (chances[place] ?? 0) * wordCount) continue;
      this.results[week * tasksPerWeek + index] = 1;
      this.passes[place] = (this.passes[place] ?? 0) + 1;
      for (const passes of this.windowPasses) passes[place] = (passes[place] ?? 0) + 1;
    }
  }

  private forget(window: number, week: number, drawn: Uint16Array): void {
    const passes = this.windowPasses[window] ?? this.passes;
    for (let index = 0; index < drawn.length; index += 1) {
      if (this.results[week * tasksPerWeek + index] !== 1) continue;
      const place = drawn[index] ?? 0;
      passes[place] = (passes[place] ?? 0) - 1;
    }
  }

  /** The product's Cochran–Mantel–Haenszel test, over tasks that are bases of their own. */
  private test(at: number, window: number, plan: WindowPlan): void {
    const { places, trials, expectedShare, varianceWeight } = plan;
    const after = this.windowPasses[window] ?? this.passes;
    let excess = 0;
    let variance = 0;
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] ?? 0;
      const passes = this.passes[place] ?? 0;
      excess += (after[place] ?? 0) - (expectedShare[index] ?? 0) * passes;
      variance += (varianceWeight[index] ?? 0) * passes * ((trials[index] ?? 0) - passes);
    }
    const size = variance > 0 ? Math.max(Math.abs(excess) - 0.5, 0) / Math.sqrt(variance) : 0;
    this.z[at] = Math.sign(excess) * size;
    this.p[at] = Math.min(1, 2 * normalCdf(-size));
  }
}

/** How a model answers: the chance of each place, and where its luck comes from. */
export interface Way {
  readonly chances: Float64Array;
  readonly stream: RandomStream;
}
