import { sha256Hex } from "../protocol/sha256-hex";
import { compareByteOrder } from "../sampling/compare-byte-order";
import { seedLabel } from "../sampling/seed-label";
import { aggregatePassAtK } from "../stats/aggregate-pass-at-k";
import { drawResamples } from "../stats/draw-resamples";
import { passAtK } from "../stats/pass-at-k";
import { quantileType7 } from "../stats/quantile-type-7";
import { scoreInterval } from "../stats/score-interval";
import { tallyBases } from "../stats/tally-bases";
import type { FailureClass, Language, TaskCategory, Tier, VerdictKind } from "../vocabulary";
import type { ScorePayload } from "./score-payload";

/** One task of a run with the verdicts of its candidates, in any order. */
export interface ScoredTask {
  taskKey: string;
  baseId: string;
  category: TaskCategory | null;
  tier: Tier | null;
  language: Language | null;
  candidates: {
    candidateIndex: number;
    /** Null: no verdict yet. */
    verdict: VerdictKind | null;
    failureClass: FailureClass | null;
  }[];
}

type Score = Pick<
  ScorePayload,
  | "state"
  | "k"
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
  | "failureClasses"
  | "verdictsSha256"
>;

/** Every k that a record states where there are candidates enough. */
const statedK = [1, 2, 5, 10, 20, 50, 100];

/**
 * The score of a run, from verdicts alone. A voided or missing verdict leaves the run incomplete:
 * then no rate and no interval is stated, only counts.
 */
export function scoreRun(tasks: ScoredTask[], k: number, cycle: string): Score {
  const all = tasks.flatMap((task) => task.candidates);
  const unscored = all.filter(({ verdict }) => verdict === null || verdict === "voided").length;
  const counts = tasks.map((task) => task.candidates.length).sort((a, b) => a - b);
  const complete = unscored === 0 && tasks.length > 0;
  const passAtKs = statePassAtK(tasks, k, counts[0] ?? 0);
  return {
    state: complete ? "complete" : "incomplete",
    k,
    tasks: tasks.length,
    baseProblems: new Set(tasks.map((task) => task.baseId)).size,
    candidates: all.length,
    candidatesPerTask: {
      min: counts[0] ?? 0,
      median: String(counts.length > 0 ? quantileType7(counts, 0.5) : 0),
    },
    passed: tasks.filter(firstPassed).length,
    passedCandidates: all.filter(({ verdict }) => verdict === "passed").length,
    unscored,
    passRate: complete ? (passAtKs[String(k)] ?? null) : null,
    passAtK: complete ? passAtKs : {},
    interval: complete ? stateInterval(tasks, k, cycle) : null,
    slices: countSlices(tasks),
    failureClasses: countFailureClasses(tasks),
    verdictsSha256: hashVerdicts(tasks),
  };
}

function firstPassed(task: ScoredTask): boolean {
  return task.candidates.some(
    ({ candidateIndex, verdict }) => candidateIndex === 0 && verdict === "passed",
  );
}

function countPasses(task: ScoredTask): number {
  return task.candidates.filter(({ verdict }) => verdict === "passed").length;
}

function statePassAtK(
  tasks: ScoredTask[],
  boardK: number,
  fewest: number,
): ScorePayload["passAtK"] {
  const stated = [...new Set([boardK, ...statedK.filter((k) => k <= fewest)])].sort(
    (a, b) => a - b,
  );
  const tallies = tasks.map((task) => ({
    slice: "all",
    candidates: task.candidates.length,
    passes: countPasses(task),
  }));
  return Object.fromEntries(
    stated.map((k) => {
      const { micro } = aggregatePassAtK(tallies, k);
      return [String(k), micro === null ? null : String(micro)];
    }),
  );
}

function stateInterval(tasks: ScoredTask[], k: number, cycle: string): ScorePayload["interval"] {
  const values: { baseId: string; value: number }[] = [];
  for (const task of tasks) {
    const { value } = passAtK(task.candidates.length, countPasses(task), k);
    if (value === null) return null;
    values.push({ baseId: task.baseId, value });
  }
  const bases = tallyBases(values);
  const resamples = drawResamples(seedLabel("bootstrap", cycle, {}), bases.length);
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

function countSlices(tasks: ScoredTask[]): ScorePayload["slices"] {
  const counts = new Map<string, ScorePayload["slices"][number]>();
  for (const task of tasks) {
    for (const dimension of ["category", "tier", "language"] as const) {
      const value = task[dimension];
      if (value === null) continue;
      const name = `${dimension}=${value}`;
      const slice = counts.get(name) ?? { dimension, value: String(value), passed: 0, tasks: 0 };
      slice.tasks += 1;
      if (firstPassed(task)) slice.passed += 1;
      counts.set(name, slice);
    }
  }
  return [...counts].sort(([a], [b]) => compareByteOrder(a, b)).map(([, slice]) => slice);
}

function countFailureClasses(tasks: ScoredTask[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { failureClass } of tasks.flatMap((task) => task.candidates)) {
    if (failureClass !== null) counts[failureClass] = (counts[failureClass] ?? 0) + 1;
  }
  return counts;
}

/** Lines `task index verdict class`, tasks in byte order: what a record's verdicts are checked by. */
function hashVerdicts(tasks: ScoredTask[]): string {
  const lines = [...tasks]
    .sort((a, b) => compareByteOrder(a.taskKey, b.taskKey))
    .flatMap((task) =>
      [...task.candidates]
        .sort((a, b) => a.candidateIndex - b.candidateIndex)
        .map(
          ({ candidateIndex, verdict, failureClass }) =>
            `${task.taskKey} ${candidateIndex} ${verdict ?? "none"} ${failureClass ?? "-"}\n`,
        ),
    );
  return sha256Hex(lines.join(""));
}
