import { DomainError } from "../errors";
import { compareByteOrder } from "../sampling/compare-byte-order";
import type { BaseTally } from "./base-tally";
import type { Bounds } from "./bounds";
import type { Resamples } from "./draw-resamples";
import { percentileInterval } from "./percentile-interval";

export interface BootstrapInterval extends Bounds {
  /** Statistic of each replicate, in the order drawn. */
  readonly replicates: Float64Array;
}

/**
 * Returns the 95% percentile bootstrap interval of Σ passes / Σ tasks over the bases drawn, as
 * fractions. With 0/1 outcomes that is the pass rate, with pass@k estimates their mean over tasks;
 * candidates inside a task are never resampled. With one task per base it is the plain bootstrap
 * over tasks.
 *
 * Source: Efron & Tibshirani 1993, chapter 13, resampling clusters.
 * Throws DomainError `bad-input` unless the bases are in byte order of their ids, each once, and as
 * many as the resamples were drawn from.
 */
export function bootstrapInterval(
  bases: readonly BaseTally[],
  resamples: Resamples,
): BootstrapInterval {
  requireDrawingOrder(bases);
  if (bases.length !== resamples.bases) {
    throw new DomainError(
      "bad-input",
      `resamples of ${resamples.bases} bases do not fit ${bases.length} bases`,
    );
  }
  const replicates = replicateRates(bases, resamples);
  return { ...percentileInterval(replicates), replicates };
}

function requireDrawingOrder(bases: readonly BaseTally[]): void {
  let previous: BaseTally | undefined;
  for (const base of bases) {
    if (previous && compareByteOrder(previous.baseId, base.baseId) >= 0) {
      throw new DomainError("bad-input", `base ${base.baseId} is out of byte order or repeated`);
    }
    previous = base;
  }
}

function replicateRates(bases: readonly BaseTally[], resamples: Resamples): Float64Array {
  const basePasses = Float64Array.from(bases, (base) => base.passes);
  const baseTasks = Float64Array.from(bases, (base) => base.tasks);
  const { bases: draws, count, indices } = resamples;
  const rates = new Float64Array(count);
  for (let replicate = 0; replicate < count; replicate++) {
    let passes = 0;
    let tasks = 0;
    for (let i = replicate * draws; i < (replicate + 1) * draws; i++) {
      const base = indices[i] ?? draws;
      passes += basePasses[base] ?? Number.NaN;
      tasks += baseTasks[base] ?? Number.NaN;
    }
    rates[replicate] = passes / tasks;
  }
  return rates;
}
