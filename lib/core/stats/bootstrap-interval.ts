import { DomainError } from "../errors";
import { compareByteOrder } from "../sampling/compare-byte-order";
import type { BaseTally } from "./base-tally";
import type { Bounds } from "./bounds";
import type { Resamples } from "./draw-resamples";
import { type IntervalLevel, intervalLevel } from "./interval-level";
import { percentileInterval } from "./percentile-interval";

export interface BootstrapInterval extends Bounds {
  /** Statistic of each replicate, in the order drawn. */
  readonly replicates: Float64Array;
}

/**
 * Returns the percentile bootstrap interval, at 95% unless stated, of Σ passes / Σ tasks over the bases drawn, as
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
  level: IntervalLevel = intervalLevel,
): BootstrapInterval {
  requireDrawingOrder(bases);
  if (bases.length !== resamples.bases) {
    throw new DomainError(
      "bad-input",
      `resamples of ${resamples.bases} bases do not fit ${bases.length} bases`,
    );
  }
  const replicates = replicateRates(bases, resamples);
  return { ...percentileInterval(replicates, level), replicates };
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
  const passes = sumDrawn(
    bases.map((base) => base.passes),
    resamples,
  );
  // Where every base is one task, a replicate has as many tasks as draws.
  const isSingle = bases.every((base) => base.tasks === 1);
  const tasks = sumDrawn(isSingle ? [] : bases.map((base) => base.tasks), resamples);
  return passes.map(
    (sum, replicate) => sum / (isSingle ? resamples.bases : (tasks[replicate] ?? 0)),
  );
}

/** The sum over the bases that each replicate draws, in the order drawn; nothing for no values. */
function sumDrawn(ofBase: readonly number[], resamples: Resamples): Float64Array {
  const { bases: draws, count, indices } = resamples;
  if (ofBase.length === 0) return new Float64Array(0);
  const values = Float64Array.from(ofBase);
  const sums = new Float64Array(count);
  let next = 0;
  for (let replicate = 0; replicate < count; replicate++) {
    let sum = 0;
    for (const end = next + draws; next < end; next++) {
      sum += values[indices[next] ?? draws] ?? Number.NaN;
    }
    sums[replicate] = sum;
  }
  return sums;
}
