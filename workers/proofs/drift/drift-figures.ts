import { createRandomStream, type RandomStream } from "../../../lib/core/sampling/random-stream";
import { quantileType7 } from "../../../lib/core/stats/quantile-type-7";
import { shareError } from "../simulation/standard-error";
import { changeWeek, weekCount } from "./drift-design";
import { type StatedRow, statedChanges, statedYears } from "./drift-reference";
import type { YearResult } from "./simulate-year";

interface Estimate {
  readonly value: number;
  /** Monte-Carlo standard error; of a stated figure that of its simulation and its rounding. */
  readonly error: number;
}

export interface DriftFigure {
  readonly design: string;
  readonly name: string;
  readonly unit: "share" | "count a year" | "weeks";
  readonly here: Estimate;
  readonly stated: Estimate;
}

/** Uniform rounding to a unit, as a standard deviation. */
const rounding = (unit: number) => unit / Math.sqrt(12);

/** Returns every figure of one row of the methodology's table beside what the years here give. */
export function toFigures(row: StatedRow, years: readonly YearResult[]): DriftFigure[] {
  const design = `flip ${row.flip.toFixed(2)}`;
  const falseAlerts: DriftFigure = {
    design: `${design}, no change`,
    name: "false alerts a year",
    unit: "count a year",
    ...meanBeside(
      years.map(({ alerts }) => alerts),
      row.falseAlertsPerYear,
    ),
  };
  const ofDrops = row.drops.flatMap(({ drop, foundPercent, medianWeeks }) => {
    const delays = years.map((year) => year.delays.get(drop) ?? Number.POSITIVE_INFINITY);
    const place = { design: `${design}, −${Math.round(100 * drop)} points` };
    const shares = foundPercent.map(
      ({ weeks, percent }): DriftFigure => ({
        ...place,
        name: `found within ${weeks} ${weeks === 1 ? "week" : "weeks"}`,
        unit: "share",
        ...shareBeside(delays.filter((delay) => delay <= weeks).length, delays.length, percent),
      }),
    );
    if (medianWeeks === null) return shares;
    const median: DriftFigure = {
      ...place,
      name: "median weeks until found",
      unit: "weeks",
      ...medianBeside(delays, medianWeeks, design),
    };
    return [...shares, median];
  });
  return [falseAlerts, ...ofDrops];
}

/** How many standard errors of both a figure lies above the stated one. */
export function differenceInErrors({ here, stated }: DriftFigure): number {
  const difference = here.value - stated.value;
  return difference === 0 ? 0 : difference / Math.hypot(here.error, stated.error);
}

/** Returns the mean with its standard error. */
export function meanOf(values: readonly number[]): Estimate {
  const value = values.reduce((sum, own) => sum + own, 0) / values.length;
  const squares = values.reduce((sum, own) => sum + (own - value) ** 2, 0);
  return { value, error: Math.sqrt(squares / values.length / Math.max(1, values.length - 1)) };
}

function meanBeside(values: readonly number[], stated: number) {
  const here = meanOf(values);
  // The spread of a year is that of the quantity, which is ours to measure.
  const simulation = here.error * Math.sqrt(values.length / statedYears);
  return { here, stated: { value: stated, error: Math.hypot(simulation, rounding(0.01)) } };
}

function shareBeside(count: number, of: number, percent: number) {
  const stated = percent / 100;
  const simulation = shareError(stated * statedChanges, statedChanges);
  return {
    here: { value: count / of, error: shareError(count, of) },
    stated: { value: stated, error: Math.hypot(simulation, rounding(0.01)) },
  };
}

/** Both errors are those of medians of so many delays drawn from ours. */
function medianBeside(delays: readonly number[], stated: number, design: string) {
  const stream = createRandomStream(`simulate/drift/medians/${design}`, 0);
  return {
    here: { value: medianOf(delays), error: errorOfMedian(delays, delays.length, stream) },
    stated: { value: stated, error: errorOfMedian(delays, statedChanges, stream) },
  };
}

function errorOfMedian(delays: readonly number[], count: number, stream: RandomStream): number {
  const medians = Array.from({ length: 500 }, () =>
    medianOf(Array.from({ length: count }, () => delays[stream.below(delays.length)] ?? 0)),
  );
  const { error } = meanOf(medians);
  return error * Math.sqrt(medians.length);
}

/** A change that is never found counts as one week after the year's end. */
function medianOf(delays: readonly number[]): number {
  return quantileType7(
    delays.map((delay) => Math.min(delay, weekCount - changeWeek + 1)),
    0.5,
  );
}
