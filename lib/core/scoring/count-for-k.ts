import { countMissingTries } from "./count-missing-tries";
import type { TaskTally } from "./score-tallies";

/**
 * Tallies of sequential tries as counts that give the same pass@k under the unbiased estimate: all of
 * k candidates passed where a task was solved within k tries, otherwise none did; tries that are missing
 * are unscored ones. What compares runs by their counts at one k need not know how they were made.
 * Independent candidates stay as they are.
 */
export function countForK<T extends TaskTally>(
  tallies: readonly T[],
  k: number,
  attempts: number | null,
): readonly T[] {
  if (attempts === null) return tallies;
  const candidates = Math.min(k, attempts);
  return tallies.map((tally) => {
    const tries = { ...tally, passes: tally.passedCandidates };
    const open = tally.unscored + countMissingTries(tries, k, attempts);
    const isSolved = (tally.firstSuccess ?? Number.POSITIVE_INFINITY) <= k;
    return {
      ...tally,
      candidates,
      passedCandidates: isSolved ? candidates : 0,
      unscored: isSolved ? 0 : Math.min(open, candidates),
    };
  });
}
