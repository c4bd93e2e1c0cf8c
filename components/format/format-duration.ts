import { formatCount } from "./format-count";

/** Milliseconds below one second, seconds from there on, with two decimals unless whole. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 1_000) return `${formatCount(milliseconds)} ms`;
  return milliseconds % 1_000 === 0
    ? `${formatCount(milliseconds / 1_000)} s`
    : `${(milliseconds / 1_000).toFixed(2)} s`;
}
