import { compareByteOrder } from "../sampling/compare-byte-order";
import { seedLabel } from "../sampling/seed-label";
import { drawResamples, type Resamples } from "../stats/draw-resamples";
import { mean } from "../stats/mean";
import { quantileType7 } from "../stats/quantile-type-7";
import { scoreInterval } from "../stats/score-interval";
import { tallyBases } from "../stats/tally-bases";
import type { Language, TaskCategory, Tier } from "../vocabulary";
import { countMissingTries } from "./count-missing-tries";
import { countPassed } from "./count-passed";
import { estimateTask } from "./estimate-task";
import type { ScorePayload } from "./score-payload";

/** What a run came to on one task, in counts: all that a score depends on. */
export interface CountedTask {
  taskKey: string;
  baseId: string;
  category: TaskCategory | null;
  tier: Tier | null;
  language: Language | null;
  candidates: number;
  passes: number;
  /** Candidates without a verdict, or a task without an outcome. */
  unscored: number;
  /** Whether candidate 0 passed; null where that is not known. */
  firstPassed: boolean | null;
  /** The place, from 1, of the first candidate that passed; null: none did. */
  firstSuccess?: number | null;
}

/** The part of a record that counts alone decide. */
export type CountedScore = Pick<
  ScorePayload,
  | "state"
  | "k"
  | "sequentialAttempts"
  | "tasks"
  | "baseProblems"
  | "candidates"
  | "candidatesPerTask"
  | "passed"
  | "passedCandidates"
  | "unscored"
  | "passRate"
  | "passAtK"
  | "interval"
  | "slices"
>;

export interface CountProtocol {
  k: number;
  cycle: string;
  /** The most tries where they ended with the first success; null or left out: independent ones. */
  attempts?: number | null;
  /** Bases drawn once and shared by all runs of a cycle; drawn anew where left out. */
  resamplesFor?: (bases: number) => Resamples;
}

/** Every k that a record states where there are candidates enough. */
const statedK = [1, 2, 5, 10, 20, 50, 100];

/**
 * The score of a run from counts a task. Anything unscored leaves it incomplete, and so do tries up to k
 * that were not made at an unsolved task: then no rate and no interval is stated, only counts.
 */
export function scoreCounts(tasks: readonly CountedTask[], protocol: CountProtocol): CountedScore {
  const { k, attempts = null } = protocol;
  const unscored = sum(tasks.map((task) => task.unscored + countMissingTries(task, k, attempts)));
  const counts = tasks.map((task) => task.candidates).sort((a, b) => a - b);
  const complete = unscored === 0 && tasks.length > 0;
  const passAtKs = complete ? statePassAtK(tasks, k, attempts, counts[0] ?? 0) : {};
  return {
    state: complete ? "complete" : "incomplete",
    k,
    ...(attempts === null ? {} : { sequentialAttempts: attempts }),
    tasks: tasks.length,
    baseProblems: new Set(tasks.map((task) => task.baseId)).size,
    candidates: sum(counts),
    candidatesPerTask: {
      min: counts[0] ?? 0,
      median: String(counts.length > 0 ? quantileType7(counts, 0.5) : 0),
    },
    passed: countFirstPassed(tasks),
    passedCandidates: sum(tasks.map((task) => task.passes)),
    unscored,
    passRate: complete ? (passAtKs[String(k)] ?? null) : null,
    passAtK: passAtKs,
    interval: complete ? stateInterval(tasks, protocol) : null,
    slices: countSlices(tasks),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function countFirstPassed(tasks: readonly CountedTask[]): number | null {
  return countPassed(tasks.map((task) => task.firstPassed));
}

function statePassAtK(
  tasks: readonly CountedTask[],
  boardK: number,
  attempts: number | null,
  fewest: number,
): ScorePayload["passAtK"] {
  const most = attempts ?? fewest;
  const stated = [...new Set([boardK, ...statedK.filter((k) => k <= most)])].sort((a, b) => a - b);
  return Object.fromEntries(
    stated.map((k) => {
      const values = estimateTasks(tasks, k, attempts);
      return [String(k), values === null ? null : String(mean(values))];
    }),
  );
}

/** In the order of the tasks; null where one of them has no value. */
function estimateTasks(
  tasks: readonly CountedTask[],
  k: number,
  attempts: number | null,
): number[] | null {
  const values: number[] = [];
  for (const task of tasks) {
    const value = estimateTask(task, k, attempts);
    if (value === null) return null;
    values.push(value);
  }
  return values;
}

function stateInterval(
  tasks: readonly CountedTask[],
  { k, cycle, attempts = null, resamplesFor }: CountProtocol,
): ScorePayload["interval"] {
  const estimates = estimateTasks(tasks, k, attempts);
  if (estimates === null) return null;
  const bases = tallyBases(
    tasks.map(({ baseId }, index) => ({ baseId, value: estimates[index] ?? Number.NaN })),
  );
  const resamples =
    resamplesFor?.(bases.length) ?? drawResamples(seedLabel("bootstrap", cycle, {}), bases.length);
  const interval = scoreInterval(bases, resamples);
  const { displayed } = interval;
  return {
    low: String(interval.low),
    high: String(interval.high),
    method: interval.method,
    level: String(interval.level),
    resamples: interval.resamples,
    seedLabel: interval.seedLabel,
    flags: [...interval.flags],
    displayed: {
      low: String(displayed.low),
      high: String(displayed.high),
      method: displayed.method,
    },
  };
}

function countSlices(tasks: readonly CountedTask[]): ScorePayload["slices"] {
  const slices = new Map<string, { dimension: "category" | "tier" | "language"; value: string }>();
  const members = new Map<string, CountedTask[]>();
  for (const task of tasks) {
    for (const dimension of ["category", "tier", "language"] as const) {
      if (task[dimension] === null) continue;
      const value = String(task[dimension]);
      const name = `${dimension}=${value}`;
      slices.set(name, { dimension, value });
      const group = members.get(name);
      if (group === undefined) members.set(name, [task]);
      else group.push(task);
    }
  }
  return [...slices]
    .sort(([a], [b]) => compareByteOrder(a, b))
    .map(([name, slice]) => {
      const group = members.get(name) ?? [];
      return { ...slice, passed: countFirstPassed(group), tasks: group.length };
    });
}
