import type { MatrixModel, OutcomeMatrix } from "./outcome-matrix";

/** Nobody solves a dead task, everybody a saturated one: neither can tell two models apart. */
export const taskMarks = ["dead", "saturated"] as const;
export type TaskMark = (typeof taskMarks)[number];

/** Fewer models than this say nothing of how well a task separates: a correlation of few is noise. */
export const fewestModelsForSeparation = 5;

/** What the models of a board made of one task, all together. */
export interface TaskRating {
  /** Models whose candidates for the task all have a verdict and that count the task. */
  models: number;
  /** Those of them of which at least one candidate passed. */
  solvedBy: number;
  passes: number;
  candidates: number;
  /** Mean over the models of the share of their candidates that passed; null without a model. */
  solveRate: number | null;
  /**
   * Item–rest correlation, −1 to 1: of the models' shares on this task with their mean share on all
   * others. Null where either is the same for all, or of fewer than five models.
   */
  separation: number | null;
  mark: TaskMark | null;
}

/**
 * Returns a rating for each task, in their order, over the models given. A candidate without a verdict, or
 * a task that a record leaves out, is no failure: that model is not counted on that task.
 *
 * Source of the separation: the corrected item–total correlation of classical test theory (Henrysson 1963);
 * leaving the task out of the total keeps it from correlating with itself.
 */
export function rateTasks(
  tasks: OutcomeMatrix["tasks"],
  models: readonly MatrixModel[],
): TaskRating[] {
  const totals = models.map((model) => totalOf(model, tasks.length));
  return tasks.map((_, task) => rateTask(task, models, totals));
}

/** The share of a model's candidates that passed a task; null where it isn't known in full. */
export function taskShare(model: MatrixModel, task: number): number | null {
  const candidates = model.candidates[task] ?? 0;
  if (candidates === 0 || model.unscored[task] !== 0 || model.excluded[task] === 1) return null;
  return (model.passes[task] ?? 0) / candidates;
}

interface Total {
  sum: number;
  known: number;
}

function totalOf(model: MatrixModel, tasks: number): Total {
  const total = { sum: 0, known: 0 };
  for (let task = 0; task < tasks; task++) {
    const share = taskShare(model, task);
    if (share === null) continue;
    total.sum += share;
    total.known += 1;
  }
  return total;
}

function rateTask(
  task: number,
  models: readonly MatrixModel[],
  totals: readonly Total[],
): TaskRating {
  const rating = { models: 0, solvedBy: 0, passes: 0, candidates: 0 };
  const [shares, rests]: [number[], number[]] = [[], []];
  models.forEach((model, index) => {
    const share = taskShare(model, task);
    if (share === null) return;
    rating.models += 1;
    rating.solvedBy += share > 0 ? 1 : 0;
    rating.passes += model.passes[task] ?? 0;
    rating.candidates += model.candidates[task] ?? 0;
    const { sum, known } = totals[index] ?? { sum: 0, known: 0 };
    shares.push(share);
    rests.push(known > 1 ? (sum - share) / (known - 1) : 0);
  });
  const { models: counted, passes, candidates } = rating;
  return {
    ...rating,
    solveRate: counted === 0 ? null : sumOf(shares) / counted,
    separation: counted < fewestModelsForSeparation ? null : correlate(shares, rests),
    mark: counted === 0 ? null : passes === 0 ? "dead" : passes === candidates ? "saturated" : null,
  };
}

/** Sums of equal fractions may differ in their last digit: less spread than this is none. */
const leastSpread = 1e-12;

/** Pearson's correlation; null where one of the two doesn't vary. */
function correlate(x: readonly number[], y: readonly number[]): number | null {
  const [meanX, meanY] = [sumOf(x) / x.length, sumOf(y) / y.length];
  let [both, spreadX, spreadY] = [0, 0, 0];
  x.forEach((value, index) => {
    const [fromX, fromY] = [value - meanX, (y[index] ?? 0) - meanY];
    both += fromX * fromY;
    spreadX += fromX ** 2;
    spreadY += fromY ** 2;
  });
  if (spreadX < leastSpread || spreadY < leastSpread) return null;
  return Math.min(1, Math.max(-1, both / Math.sqrt(spreadX * spreadY)));
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
