import { driftWindows } from "../../../lib/core/drift/drift-windows";
import type { RandomStream } from "../../../lib/core/sampling/random-stream";
import { placeCount, poolSize, rotatedPerWeek, tasksPerWeek, weekCount } from "./drift-design";

/** Places with results on both sides of one window, and what each adds to D and V by its counts. */
export interface WindowPlan {
  readonly places: Uint16Array;
  /** Results on both sides: t. */
  readonly trials: Uint8Array;
  /** n1/t. */
  readonly expectedShare: Float64Array;
  /** n1·n0/(t²(t − 1)). */
  readonly varianceWeight: Float64Array;
}

export interface WeekPlan {
  /** Places of the tasks that were drawn. */
  readonly drawn: Uint16Array;
  /** In the order of the product's windows. */
  readonly windows: readonly WindowPlan[];
}

/**
 * Draws which tasks a simulated year asks, week by week: 400 of the pool at random, then 2% of the pool
 * replaced. All models share it, so what depends on counts alone is worked out once.
 */
export function planWeeks(stream: RandomStream): WeekPlan[] {
  const pool = Uint16Array.from({ length: poolSize }, (_, place) => place);
  const trials = new Uint8Array(placeCount);
  const inWindow = driftWindows.map(() => new Uint8Array(placeCount));
  const weeks: WeekPlan[] = [];
  for (let week = 0; week < weekCount; week += 1) {
    const drawn = drawFirst(stream, pool, tasksPerWeek).slice();
    addTo(trials, drawn, 1);
    driftWindows.forEach((window, index) => {
      const counts = inWindow[index] ?? trials;
      addTo(counts, drawn, 1);
      const left = weeks[week - window];
      if (left !== undefined) addTo(counts, left.drawn, -1);
    });
    weeks.push({ drawn, windows: inWindow.map((after) => planWindow(trials, after)) });
    const retired = drawFirst(stream, pool, rotatedPerWeek);
    const firstNew = poolSize + week * rotatedPerWeek;
    for (let index = 0; index < retired.length; index += 1) retired[index] = firstNew + index;
  }
  return weeks;
}

/** Moves so many places, drawn at random, to the front and returns a view of them. */
function drawFirst(stream: RandomStream, pool: Uint16Array, count: number): Uint16Array {
  for (let index = 0; index < count; index += 1) {
    const other = index + stream.below(pool.length - index);
    const place = pool[other] ?? 0;
    pool[other] = pool[index] ?? 0;
    pool[index] = place;
  }
  return pool.subarray(0, count);
}

function addTo(counts: Uint8Array, places: Uint16Array, change: number): void {
  for (const place of places) counts[place] = (counts[place] ?? 0) + change;
}

function planWindow(trials: Uint8Array, after: Uint8Array): WindowPlan {
  const places = new Uint16Array(placeCount);
  let count = 0;
  for (let place = 0; place < placeCount; place += 1) {
    const own = after[place] ?? 0;
    if (own > 0 && (trials[place] ?? 0) > own) {
      places[count] = place;
      count += 1;
    }
  }
  const used = places.slice(0, count);
  const t = Uint8Array.from(used, (place) => trials[place] ?? 0);
  const n1 = Uint8Array.from(used, (place) => after[place] ?? 0);
  return {
    places: used,
    trials: t,
    expectedShare: Float64Array.from(n1, (own, i) => own / (t[i] ?? 1)),
    varianceWeight: Float64Array.from(n1, (own, i) => {
      const all = t[i] ?? 0;
      return (own * (all - own)) / (all ** 2 * (all - 1));
    }),
  };
}
