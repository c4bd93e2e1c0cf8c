import type { ScoreFacts } from "../../lib/core/scoring/score-facts";

/** A fraction as a percentage with one decimal, without the sign. */
export function percent(fraction: number): string {
  return (100 * fraction).toFixed(1);
}

/** Cells for the rate of a score and its displayed interval; a dash where there is none. */
export function describeScore(score: Pick<ScoreFacts, "passRate" | "interval"> | null): {
  rate: string;
  interval: string;
} {
  const { passRate, interval } = score ?? { passRate: null, interval: null };
  return {
    rate: passRate === null ? "-" : `${percent(passRate)}%`,
    interval: interval
      ? `${percent(interval.displayed.low)} to ${percent(interval.displayed.high)}`
      : "-",
  };
}
