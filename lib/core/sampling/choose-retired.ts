import { shareByLargestRemainder } from "./largest-remainder";
import { lowestByDigest } from "./lowest-by-digest";

/** Returns how many tasks of a pool retire in a cycle: 2%, rounded half up. */
export function countToRetire(poolTasks: number): number {
  return Math.floor((2 * poolTasks + 50) / 100);
}

export interface Rotation {
  /** Tasks to retire in each cell, in the order of the cells. */
  readonly quota: readonly number[];
  /** Their ids in each cell, lowest digest first. */
  readonly retired: readonly (readonly string[])[];
}

/**
 * Returns the tasks that retire after a cycle, to be published and replaced from the same cells: a
 * quota a cell by largest remainder on the cells' sizes, and in a cell the lowest SHA-256 of
 * `cgb/v1/rotate/<cycle>/<task id>`. `cells` hold the ids of each cell, cells in canonical order.
 * Throws DomainError `bad-input` when more would retire than there are, or an id is given twice.
 */
export function chooseRetired(
  cells: readonly (readonly string[])[],
  cycle: string,
  retire: number = countToRetire(cells.flat().length),
): Rotation {
  const quota = shareByLargestRemainder(
    retire,
    cells.map((ids) => ids.length),
  );
  const retired = cells.map((ids, cell) =>
    lowestByDigest(ids, quota[cell] ?? 0, `cgb/v1/rotate/${cycle}/`),
  );
  return { quota, retired };
}
