import { DomainError } from "../errors";
import type { BaseTally } from "./base-tally";
import type { Bounds } from "./bounds";
import type { Resamples } from "./draw-resamples";
import { percentileInterval } from "./percentile-interval";
import { totalTally } from "./total-tally";

export interface PairedInterval extends Bounds {
  /** Rate of A less rate of B. */
  readonly difference: number;
  /** Difference of each replicate, in the order drawn. */
  readonly replicates: Float64Array;
}

/**
 * Returns the difference of two rates on the same tasks with its 95% paired percentile interval, as
 * fractions: both models meet the same drawn bases, and a replicate is (Σ passes of A − Σ passes of B) /
 * Σ tasks.
 * Throws DomainError `bad-input` unless both have the same bases with the same numbers of tasks, in the
 * same order, as many as the resamples were drawn from.
 */
export function pairedInterval(
  a: readonly BaseTally[],
  b: readonly BaseTally[],
  resamples: Resamples,
): PairedInterval {
  requireSameBases(a, b, resamples);
  const passesA = Float64Array.from(a, (base) => base.passes);
  const passesB = Float64Array.from(b, (base) => base.passes);
  const baseTasks = Float64Array.from(a, (base) => base.tasks);
  const { bases, count, indices } = resamples;
  const replicates = new Float64Array(count);
  for (let replicate = 0; replicate < count; replicate++) {
    let [sumA, sumB, tasks] = [0, 0, 0];
    for (let i = replicate * bases; i < (replicate + 1) * bases; i++) {
      const base = indices[i] ?? bases;
      sumA += passesA[base] ?? Number.NaN;
      sumB += passesB[base] ?? Number.NaN;
      tasks += baseTasks[base] ?? Number.NaN;
    }
    replicates[replicate] = (sumA - sumB) / tasks;
  }
  const [totalA, totalB] = [totalTally(a), totalTally(b)];
  const difference = (totalA.passes - totalB.passes) / totalA.tasks;
  return { difference, ...percentileInterval(replicates), replicates };
}

function requireSameBases(
  a: readonly BaseTally[],
  b: readonly BaseTally[],
  resamples: Resamples,
): void {
  const isSame =
    a.length === b.length &&
    a.every(({ baseId, tasks }, i) => b[i]?.baseId === baseId && b[i]?.tasks === tasks);
  if (!isSame) throw new DomainError("bad-input", "paired results need the same tasks");
  if (a.length !== resamples.bases) {
    throw new DomainError(
      "bad-input",
      `resamples of ${resamples.bases} bases do not fit ${a.length} bases`,
    );
  }
}
