/** One cycle, with the keys of the tasks that came into use after it. */
export interface Rotated {
  readonly activated: readonly string[];
}

/**
 * Returns the age of every task in cycles, given all cycles up to the present one, oldest first: 0 in the
 * first cycle in which it could be drawn. A task that no rotation brought in is as old as the first cycle.
 */
export function countAge(rotations: readonly Rotated[]): (taskKey: string) => number {
  const present = rotations.length - 1;
  const since = new Map<string, number>();
  rotations.forEach(({ activated }, index) => {
    for (const taskKey of activated) since.set(taskKey, index + 1);
  });
  return (taskKey) => Math.max(0, present - (since.get(taskKey) ?? 0));
}
