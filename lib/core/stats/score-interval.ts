import type { BaseTally } from "./base-tally";
import { bootstrapInterval } from "./bootstrap-interval";
import type { Bounds } from "./bounds";
import { clusterWilsonInterval } from "./cluster-wilson-interval";
import type { Resamples } from "./draw-resamples";
import { type IntervalLevel, intervalLevel } from "./interval-level";
import { totalTally } from "./total-tally";

/** Why the bootstrap cannot be trusted: it claims certainty, or the data are too few for it. */
type FallbackFlag = "degenerate" | "small";

export interface ScoreInterval extends Bounds {
  readonly method: "percentile bootstrap over base problems";
  readonly level: number;
  readonly resamples: number;
  readonly seedLabel: string;
  readonly flags: readonly FallbackFlag[];
  /** What is drawn, and what flags and rank ranges are taken from. */
  readonly displayed: Bounds & { readonly method: "percentile bootstrap" | "Wilson with n_eff" };
}

/**
 * Returns the interval that a score record states, as fractions: the percentile bootstrap over base
 * problems, its flags, and the bounds to display, which are Wilson's with n_eff where a flag is set.
 *
 * With x passes in n tasks: `degenerate` at x = 0 and x = n, and wherever else the bootstrap has no
 * width; `small` at min(x, n − x) < 10 or fewer than 30 bases. Both may be set.
 *
 * For k > 1 x is the sum of the per-task pass@k estimates, so it need not be an integer; Wilson's
 * formula takes it as it is. Such fractions vary less than 0/1 outcomes with the same mean, so the
 * interval errs on the wide side. They are also why a bootstrap may have no width inside (0, 1), namely
 * when every base has the same rate.
 * Throws DomainError `bad-input` when there is no task or the resamples do not fit the bases.
 */
export function scoreInterval(
  bases: readonly BaseTally[],
  resamples: Resamples,
  level: IntervalLevel = intervalLevel,
): ScoreInterval {
  return describeScoreInterval(bases, bootstrapInterval(bases, resamples, level), resamples, level);
}

/** The same for percentile bounds that were computed elsewhere, for instance for a whole board at once. */
export function describeScoreInterval(
  bases: readonly BaseTally[],
  { low, high }: Bounds,
  resamples: Pick<Resamples, "count" | "seedLabel">,
  level: IntervalLevel = intervalLevel,
): ScoreInterval {
  const flags = fallbackFlags(bases, { low, high });
  return {
    low,
    high,
    method: "percentile bootstrap over base problems",
    level,
    resamples: resamples.count,
    seedLabel: resamples.seedLabel,
    flags,
    displayed:
      flags.length > 0 ? wilsonBounds(bases, level) : { low, high, method: "percentile bootstrap" },
  };
}

function fallbackFlags(bases: readonly BaseTally[], percentile: Bounds): FallbackFlag[] {
  const { passes, tasks } = totalTally(bases);
  // Equal rates of unequal bases still differ by rounding from replicate to replicate.
  const hasNoWidth = percentile.high - percentile.low < 1e-12;
  const flags: FallbackFlag[] = [];
  if (passes === 0 || passes === tasks || hasNoWidth) flags.push("degenerate");
  if (Math.min(passes, tasks - passes) < 10 || bases.length < 30) flags.push("small");
  return flags;
}

function wilsonBounds(
  bases: readonly BaseTally[],
  level: IntervalLevel,
): ScoreInterval["displayed"] {
  const { low, high } = clusterWilsonInterval(bases, level);
  return { low, high, method: "Wilson with n_eff" };
}
