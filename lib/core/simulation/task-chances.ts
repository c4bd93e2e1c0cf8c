import { drawNormal } from "../sampling/draw-normal";
import { createRandomStream } from "../sampling/random-stream";
import { logistic } from "../stats/logistic";
import { solveIntercept } from "../stats/solve-intercept";

export interface SimulatedTask {
  taskKey: string;
  baseId: string;
}

/**
 * Standard deviation of the log odds over a model's tasks. Twice the mean of θ(1 − θ), the chance that two
 * runs of one task disagree, is then about 0.1 at a rate of 0.7, the middle row of the methodology's table.
 */
const logOddsSpread = 7;
/** Shares of the variance: how hard a base problem is, a task of it, and a task for this model alone. */
const [ofBase, ofTask, ofModel] = [0.25, 0.45, 0.3];

/** The chance of a right answer to each task, by its key. */
export type TaskChances = ReadonlyMap<string, number>;

/**
 * Opens the chances of models over a pool: log odds are normal, and what is hard for one model is mostly
 * hard for all. For a model and a rate the chances have exactly that mean over the pool; another rate of
 * the same model moves all its log odds alike. The same seed and pool give the same chances.
 * @returns of a model's slug and rate (a fraction above 0 and below 1) the chances
 */
export function openChances(
  seed: string,
  tasks: readonly SimulatedTask[],
): (slug: string, rate: number) => TaskChances {
  const draw = (part: string) => createRandomStream(`simulate/${seed}/${part}`, 0);
  const bases = [...new Set(tasks.map(({ baseId }) => baseId))];
  const baseStream = draw("bases");
  const easeOfBase = new Map(bases.map((base) => [base, drawNormal(baseStream)]));
  const taskStream = draw("tasks");
  const shared = tasks.map(
    ({ baseId }) =>
      Math.sqrt(ofBase) * (easeOfBase.get(baseId) ?? 0) +
      Math.sqrt(ofTask) * drawNormal(taskStream),
  );
  const known = new Map<string, Float64Array>();
  const easeFor = (slug: string): Float64Array => {
    const stream = draw(`model=${slug}`);
    const drawn = (): Float64Array =>
      Float64Array.from(
        shared,
        (ease) => logOddsSpread * (ease + Math.sqrt(ofModel) * drawNormal(stream)),
      );
    const ease = known.get(slug) ?? drawn();
    known.set(slug, ease);
    return ease;
  };
  return (slug, rate) => {
    const ease = easeFor(slug);
    const intercept = solveIntercept((at) => meanChance(ease, at), rate);
    return new Map(
      tasks.map(({ taskKey }, at) => [taskKey, logistic(intercept + (ease[at] ?? 0))]),
    );
  };
}

function meanChance(ease: Float64Array, intercept: number): number {
  return ease.reduce((sum, own) => sum + logistic(intercept + own), 0) / ease.length;
}
