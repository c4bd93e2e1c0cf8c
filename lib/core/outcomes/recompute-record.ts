import { DomainError } from "../errors";
import { sha256Hex } from "../protocol/sha256-hex";
import { type ScorePayload, scorePayloadSchema } from "../scoring/score-payload";
import { scoreReported } from "../scoring/score-reported";
import { type ScoredTask, scoreRun } from "../scoring/score-run";
import type { FailureClass, VerdictKind } from "../vocabulary";
import { type BoardTasks, listPlannedTasks, type PlannedTask } from "./list-planned-tasks";

/** A line of a run's results: one candidate. */
export interface CandidateLine extends PlannedTask {
  candidateIndex: number;
  verdict: VerdictKind;
  failureClass: FailureClass | null;
}

/** A line of a run's results that was measured elsewhere: one task. */
export interface ReportedLine extends PlannedTask {
  successes: number;
  trials: number;
}

export type ResultLines =
  | {
      measured: "here";
      lines: readonly CandidateLine[];
      /** Of the run's board: a task without an answer has no line. Null where they can't be had. */
      board: BoardTasks | null;
    }
  | { measured: "elsewhere"; lines: readonly ReportedLine[] };

export interface RecomputedFigure {
  /** Its place in the record, such as `interval.low`. */
  field: string;
  published: string;
  recomputed: string;
  isSame: boolean;
}

/**
 * Computes everything that a score record states of a run's outcomes from these outcomes, by the functions
 * that made it, and compares figure by figure; the hash of the record's text too. Figures are the
 * record's own texts, shortest decimals, so equal text is equality to the last digit.
 * @throws DomainError bad-input when the text is no score record, or the tasks without an answer that it
 * counts are not known.
 */
export function recomputeRecord(
  record: { canonical: string; sha256: string },
  results: ResultLines,
): RecomputedFigure[] {
  const stated = parseCanonical(record.canonical);
  const excluded = new Set(stated.excluded.map(({ taskId }) => taskId));
  const score = scoreLines(results, stated, excluded);
  const published = new Map([["sha256", record.sha256], ...flatten(pick(stated, score))]);
  const recomputed = new Map([["sha256", sha256Hex(record.canonical)], ...flatten(score)]);
  return [...new Set([...published.keys(), ...recomputed.keys()])].map((field) => {
    const figures = {
      published: published.get(field) ?? "not stated",
      recomputed: recomputed.get(field) ?? "nothing",
    };
    return { field, ...figures, isSame: figures.published === figures.recomputed };
  });
}

function parseCanonical(canonical: string): ScorePayload {
  try {
    return scorePayloadSchema.parse(JSON.parse(canonical));
  } catch (cause) {
    throw new DomainError("bad-input", "the record's text is no score record", { cause });
  }
}

type Score = ReturnType<typeof scoreRun>;

function scoreLines(
  results: ResultLines,
  stated: ScorePayload,
  excluded: ReadonlySet<string>,
): Score {
  const { k, cycle, sequentialAttempts: attempts = null } = stated;
  if (results.measured === "here") {
    const planned = results.board && listPlannedTasks(results.board, stated);
    const tasks = groupCandidates(planned ?? [], results.lines).filter(
      ({ taskKey }) => !excluded.has(taskKey),
    );
    if (planned === null) requireEveryTask(tasks, stated);
    return scoreRun(tasks, k, cycle, attempts);
  }
  const tasks = results.lines
    .filter((line) => !excluded.has(line.taskId))
    .map(({ taskId, successes, trials, ...place }) => ({
      ...place,
      taskKey: taskId,
      outcome: trials === 0 ? null : { successes, trials },
    }));
  return scoreReported(tasks, { k, cycle, attempts });
}

/** Every task that was asked, in whatever order; those without an answer have no candidate. */
function groupCandidates(
  planned: readonly PlannedTask[],
  lines: readonly CandidateLine[],
): ScoredTask[] {
  const tasks = new Map(planned.map((task) => [task.taskId, toScoredTask(task)]));
  for (const line of lines) {
    const { taskId, candidateIndex, verdict, failureClass } = line;
    const task = tasks.get(taskId) ?? toScoredTask(line);
    task.candidates.push({ candidateIndex, verdict, failureClass });
    tasks.set(taskId, task);
  }
  return [...tasks.values()];
}

function toScoredTask({ taskId, baseId, category, tier, language }: PlannedTask): ScoredTask {
  return { taskKey: taskId, baseId, category, tier, language, candidates: [] };
}

/** Without the tasks that nobody answered, an honest record would seem to differ. */
function requireEveryTask(tasks: readonly ScoredTask[], stated: ScorePayload): void {
  if (stated.state === "complete" || tasks.length >= stated.tasks) return;
  throw new DomainError(
    "bad-input",
    `the results are of ${tasks.length} of ${stated.tasks} tasks, and which the others are is not known`,
  );
}

/** The fields of a record that its outcomes decide. */
function pick(stated: ScorePayload, score: Score): Partial<ScorePayload> {
  const fields = Object.keys(score) as (keyof Score)[];
  return Object.fromEntries(fields.map((field) => [field, stated[field]]));
}

/** Every leaf by its path; lists of slices are named by what they are of. */
function flatten(value: unknown, path = ""): [string, string][] {
  if (value === null || typeof value !== "object") return [[path, String(value ?? "not known")]];
  if (Array.isArray(value) && value.every((entry) => typeof entry !== "object")) {
    return [[path, value.length === 0 ? "none" : value.join(", ")]];
  }
  const entries = Array.isArray(value) ? value.map(nameSlice) : Object.entries(value);
  return entries.flatMap(([name, entry]) => flatten(entry, path === "" ? name : `${path}.${name}`));
}

function nameSlice(slice: {
  dimension: string;
  value: string;
  passed: unknown;
  tasks: unknown;
}): [string, unknown] {
  const { dimension, value, passed, tasks } = slice;
  return [`${dimension}=${value}`, `${passed}/${tasks}`];
}
