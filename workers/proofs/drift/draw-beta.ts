import { drawUniform } from "../../../lib/core/sampling/draw-uniform";
import type { RandomStream } from "../../../lib/core/sampling/random-stream";

export interface BetaShape {
  readonly a: number;
  readonly b: number;
}

/**
 * Returns the beta distribution of task chances with a mean and a chance that two runs of one task
 * disagree: 2·E[θ(1 − θ)] = 2·mean·(1 − mean)·(a + b)/(a + b + 1).
 */
export function shapeOfChances(mean: number, flip: number): BetaShape {
  const share = flip / (2 * mean * (1 - mean));
  const sum = share / (1 - share);
  return { a: mean * sum, b: (1 - mean) * sum };
}

/** A chance from a beta distribution (Jöhnk 1964), by logarithms, since both shapes lie far below 1. */
export function drawBeta(stream: RandomStream, { a, b }: BetaShape): number {
  for (;;) {
    const x = Math.log(drawUniform(stream)) / a;
    const y = Math.log(drawUniform(stream)) / b;
    const largest = Math.max(x, y);
    const logSum = largest + Math.log(Math.exp(x - largest) + Math.exp(y - largest));
    if (logSum <= 0) return Math.exp(x - logSum);
  }
}
