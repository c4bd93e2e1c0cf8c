import { compareByteOrder } from "../sampling/compare-byte-order";
import type { Resamples } from "../stats/draw-resamples";
import type { IntervalLevel } from "../stats/interval-level";
import { mean } from "../stats/mean";
import { scoreInterval } from "../stats/score-interval";
import { tallyBases } from "../stats/tally-bases";
import type { Language, TaskCategory, Tier } from "../vocabulary";
import { countMissingTries } from "./count-missing-tries";
import { countPassed } from "./count-passed";
import { estimateTask } from "./estimate-task";
import type { ScoreFacts, ScoreInterval, SliceCount } from "./score-facts";

/** What one run's candidates made of one task. */
export interface TaskTally {
  baseId: string;
  category: TaskCategory | null;
  tier: Tier | null;
  language: Language | null;
  candidates: number;
  passedCandidates: number;
  unscored: number;
  /** Whether candidate 0 passed; null where only counts of trials are known. */
  passed: boolean | null;
  /** The place, from 1, of the first candidate that passed; null: none did. */
  firstSuccess?: number | null;
}

export interface TallyProtocol {
  k: number;
  /** Every k to estimate; values of k are null where a task has fewer candidates. */
  allK: readonly number[];
  /** The most tries where they ended with the first success; null or left out: independent ones. */
  attempts?: number | null;
  /** Left out: the level of every record. */
  level?: IntervalLevel | undefined;
  /** Bases are drawn once a scope and shared by all models, so that differences stay paired. */
  resamplesFor: (bases: number) => Resamples;
}

/**
 * Scores a run anew for another k or for a slice of its tasks: what its record states for the whole
 * suite at its own k. Without tasks, or with candidates left unscored, there is no rate.
 */
export function scoreTallies(tallies: readonly TaskTally[], protocol: TallyProtocol): ScoreFacts {
  const attempts = protocol.attempts ?? null;
  const unscored = sum(tallies.map((tally) => countUnscored(tally, protocol.k, attempts)));
  const isScored = unscored === 0 && tallies.length > 0;
  const estimates = isScored ? estimateTasks(tallies, protocol.k, attempts) : null;
  return {
    state: unscored === 0 ? "complete" : "incomplete",
    k: protocol.k,
    tasks: tallies.length,
    baseProblems: new Set(tallies.map((tally) => tally.baseId)).size,
    candidates: sum(tallies.map((tally) => tally.candidates)),
    passedCandidates: sum(tallies.map((tally) => tally.passedCandidates)),
    passed: countPassed(tallies.map((tally) => tally.passed)),
    unscored,
    passRate: estimates === null ? null : mean(estimates),
    passAtK: Object.fromEntries(
      protocol.allK.map((k) => [
        String(k),
        isScored ? meanOrNull(estimateTasks(tallies, k, attempts)) : null,
      ]),
    ),
    interval: estimates === null ? null : intervalOf(tallies, estimates, protocol),
    slices: countSlices(tallies),
  };
}

/**
 * pass@k if every unscored candidate failed, and if every one passed, as fractions; null without tasks
 * or where a task has fewer than k candidates. Of sequential tries it takes what countForK gives.
 */
export function boundPassRate(
  tallies: readonly TaskTally[],
  k: number,
): { low: number; high: number } | null {
  const low = meanOrNull(estimateTasks(tallies, k));
  const high = meanOrNull(
    estimateTasks(
      tallies.map((tally) => ({
        ...tally,
        passedCandidates: tally.passedCandidates + tally.unscored,
      })),
      k,
    ),
  );
  return low === null || high === null ? null : { low, high };
}

function countUnscored(tally: TaskTally, k: number, attempts: number | null): number {
  const tries = { ...tally, passes: tally.passedCandidates };
  return tally.unscored + countMissingTries(tries, k, attempts);
}

function estimateTasks(
  tallies: readonly TaskTally[],
  k: number,
  attempts: number | null = null,
): number[] | null {
  const values: number[] = [];
  for (const { passedCandidates: passes, ...tally } of tallies) {
    const value = estimateTask({ ...tally, passes }, k, attempts);
    if (value === null) return null;
    values.push(value);
  }
  return values;
}

function intervalOf(
  tallies: readonly TaskTally[],
  estimates: readonly number[],
  protocol: TallyProtocol,
): ScoreInterval {
  const bases = tallyBases(
    tallies.map(({ baseId }, index) => ({ baseId, value: estimates[index] ?? Number.NaN })),
  );
  const interval = scoreInterval(bases, protocol.resamplesFor(bases.length), protocol.level);
  return { ...interval, flags: [...interval.flags] };
}

/** In the order of a record: by `dimension=value` in byte order. */
function countSlices(tallies: readonly TaskTally[]): SliceCount[] {
  const counts: SliceCount[] = [];
  for (const dimension of ["category", "language", "tier"] as const) {
    // Named once a slice, not once a task: a browser counts these for every model at every click.
    const known = new Map<TaskTally[typeof dimension], SliceCount>();
    for (const tally of tallies) {
      const value = tally[dimension];
      if (value === null) continue;
      const slice = known.get(value) ?? { dimension, value: String(value), passed: 0, tasks: 0 };
      slice.tasks += 1;
      slice.passed = addPassed(slice.passed, tally.passed);
      known.set(value, slice);
    }
    counts.push(...known.values());
  }
  const name = ({ dimension, value }: SliceCount) => `${dimension}=${value}`;
  return counts.sort((a, b) => compareByteOrder(name(a), name(b)));
}

function addPassed(count: number | null, passed: boolean | null): number | null {
  return count === null || passed === null ? null : count + Number(passed);
}

function meanOrNull(values: readonly number[] | null): number | null {
  return values === null || values.length === 0 ? null : mean(values);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
