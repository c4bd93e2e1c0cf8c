import { formatCount } from "./format-count";
import { formatLevel } from "./format-level";

/** "95% percentile bootstrap over base problems, 1,000 resamples". */
export function formatIntervalMethod(interval: {
  method: string;
  level: number;
  resamples: number;
}): string {
  const resamples = `${formatCount(interval.resamples)} resamples`;
  return `${formatLevel(interval.level)} ${interval.method}, ${resamples}`;
}
