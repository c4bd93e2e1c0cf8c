import { drawUniform } from "../../../lib/core/sampling/draw-uniform";
import { openRandomStreams, type RandomStream } from "../../../lib/core/sampling/random-stream";
import { drawBeta, shapeOfChances } from "./draw-beta";
import { baseRate, changeWeek, modelCount, placeCount, weekCount } from "./drift-design";
import { listAlerted } from "./judge-board";
import { ModelYear, type Way } from "./model-year";
import { planWeeks } from "./plan-weeks";

/** Falls of the pass rate, as fractions. */
export const drops = [0.03, 0.05, 0.1] as const;
export type Drop = (typeof drops)[number];

export interface YearResult {
  /** Weeks of the unchanged board with an alert. */
  readonly alertWeeks: number;
  /** Alerts of it, each counted once: in a week, of a model that had none the week before. */
  readonly alerts: number;
  /** For each drop the weeks until the alert, 1 in the week of the change; Infinity for never. */
  readonly delays: ReadonlyMap<Drop, number>;
}

/**
 * Returns the simulator of years at one chance that two runs of a task disagree. A year is a board of 28
 * unchanged models; then for each drop the same board again, except that from week 26 on the first model
 * is one that has changed.
 */
export function prepareYears(flip: number): (year: number) => YearResult {
  const open = (part: string) => openRandomStreams(`simulate/drift/flip=${flip}/${part}`);
  const pools = open("pool");
  const models = open("models");
  const changes = drops.map((drop) => ({ drop, streams: open(`drop=${drop}`) }));
  const shape = shapeOfChances(baseRate, flip);
  return (year) => {
    const weeks = planWeeks(pools(year));
    const drawWay = (model: number): Way => {
      const stream = models(year * modelCount + model);
      const chances = Float64Array.from({ length: placeCount }, () => drawBeta(stream, shape));
      return { chances, stream };
    };
    const way = drawWay(0);
    const untilChange = new ModelYear();
    untilChange.live(weeks, 0, changeWeek, way);
    const steady = new ModelYear(untilChange);
    steady.live(weeks, changeWeek, weekCount, way);
    const others = Array.from({ length: modelCount - 1 }, (_, index) => {
      const model = new ModelYear();
      model.live(weeks, 0, weekCount, drawWay(index + 1));
      return model;
    });
    const delays = new Map<Drop, number>();
    for (const { drop, streams } of changes) {
      const stream = streams(year);
      const changed = new ModelYear(untilChange);
      const chances = breakTasks(way.chances, drop, stream);
      changed.live(weeks, changeWeek, weekCount, { chances, stream });
      delays.set(drop, findDelay([changed, ...others]));
    }
    return { ...countAlerts([steady, ...others]), delays };
  };
}

/**
 * A change for the worse: some tasks, drawn at random, are never passed again. The methodology doesn't
 * say what changes. Chances that all shrink by the same share give the same figures; a shift of log odds
 * leaves sure tasks alone, and its changes are found sooner.
 */
function breakTasks(chances: Float64Array, drop: Drop, stream: RandomStream): Float64Array {
  return chances.map((chance) => (drawUniform(stream) < drop / baseRate ? 0 : chance));
}

/** Weeks until the first model has an alert. */
function findDelay(board: readonly ModelYear[]): number {
  for (let week = changeWeek; week < weekCount; week += 1) {
    if (listAlerted(board, week).includes(0)) return week - changeWeek + 1;
  }
  return Number.POSITIVE_INFINITY;
}

function countAlerts(board: readonly ModelYear[]): Pick<YearResult, "alertWeeks" | "alerts"> {
  let alertWeeks = 0;
  let alerts = 0;
  let lastWeek: number[] = [];
  for (let week = 0; week < weekCount; week += 1) {
    const alerted = listAlerted(board, week);
    if (alerted.length > 0) alertWeeks += 1;
    alerts += alerted.filter((model) => !lastWeek.includes(model)).length;
    lastWeek = alerted;
  }
  return { alertWeeks, alerts };
}
