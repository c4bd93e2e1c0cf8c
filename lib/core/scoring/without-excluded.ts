import type { ScorePayload } from "./score-payload";

/** The tallies of the tasks that a record doesn't exclude. */
export function withoutExcluded<T extends { taskKey: string }>(
  tallies: readonly T[],
  { excluded }: Pick<ScorePayload, "excluded">,
): readonly T[] {
  if (excluded.length === 0) return tallies;
  const isExcluded = new Set(excluded.map(({ taskId }) => taskId));
  return tallies.filter(({ taskKey }) => !isExcluded.has(taskKey));
}
