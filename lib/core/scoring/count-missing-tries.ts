import type { TaskTries } from "./task-tries";

/**
 * How many tries up to k a task lacks where tries end with the first success: it was not solved, and
 * fewer were made than were allowed. Nobody knows what those would have come to, so they are no
 * failures. None of independent candidates, of which a task needs k anyway.
 * @param attempts the most tries; null for independent candidates
 */
export function countMissingTries(tries: TaskTries, k: number, attempts: number | null): number {
  if (attempts === null || (tries.firstSuccess ?? null) !== null) return 0;
  return Math.max(0, Math.min(k, attempts) - tries.candidates);
}
