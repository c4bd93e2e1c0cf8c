/** How many steps were done at a moment. */
export interface ProgressPoint {
  atMs: number;
  done: number;
}

/**
 * Seconds until all steps are done, at the pace between two moments; 0 when they are, and null where nothing
 * moved between them.
 */
export function estimateTimeLeft(
  start: ProgressPoint,
  now: ProgressPoint,
  total: number,
): number | null {
  const left = total - now.done;
  if (left <= 0) return 0;
  const [done, tookMs] = [now.done - start.done, now.atMs - start.atMs];
  return done <= 0 || tookMs <= 0 ? null : Math.round((left * tookMs) / done / 1_000);
}
