import { formatCount } from "./format-count";

/** Milliseconds below one second, seconds with two decimals from there on. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 1_000) return `${formatCount(milliseconds)} ms`;
  return `${(milliseconds / 1_000).toFixed(2)} s`;
}
