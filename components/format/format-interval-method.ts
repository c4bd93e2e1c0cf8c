import { formatCount } from "./format-count";
import { formatLevel } from "./format-level";

const methodWords: Record<string, string> = {
  "percentile-bootstrap": "percentile bootstrap",
  wilson: "Wilson",
};

/** A method's name in words; an unknown name is shown as it is, never hidden. */
export function formatMethodName(method: string): string {
  return methodWords[method] ?? method.replaceAll("-", " ");
}

/** "95% percentile bootstrap, 1,000 resamples". */
export function formatIntervalMethod(interval: {
  method: string;
  level: number;
  resamples: number;
}): string {
  const resamples = `${formatCount(interval.resamples)} resamples`;
  return `${formatLevel(interval.level)} ${formatMethodName(interval.method)}, ${resamples}`;
}
