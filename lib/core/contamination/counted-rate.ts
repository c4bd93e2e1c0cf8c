import type { Bounds } from "../stats/bounds";
import { drawResamples } from "../stats/draw-resamples";
import { scoreInterval } from "../stats/score-interval";
import { tallyBases } from "../stats/tally-bases";

/** A share with its denominator and its interval; no interval without a task. */
export interface CountedRate {
  readonly hits: number;
  readonly tasks: number;
  readonly interval: Bounds | null;
}

/**
 * Returns how many of the tasks hit, with the 95% interval that scores are drawn with: the percentile
 * bootstrap over base problems, or Wilson's with n_eff where that has too little to go by.
 * @param seedLabel `cgb/v1/bootstrap/<cycle>/overall`
 */
export function countRate(
  tasks: readonly { readonly baseId: string; readonly isHit: boolean }[],
  seedLabel: string,
): CountedRate {
  const hits = tasks.filter((task) => task.isHit).length;
  if (tasks.length === 0) return { hits, tasks: 0, interval: null };
  const bases = tallyBases(tasks.map(({ baseId, isHit }) => ({ baseId, value: Number(isHit) })));
  const { displayed } = scoreInterval(bases, drawResamples(seedLabel, bases.length));
  return { hits, tasks: tasks.length, interval: { low: displayed.low, high: displayed.high } };
}
