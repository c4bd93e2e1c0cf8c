import { DomainError } from "../errors";
import { lowestByDigest } from "./lowest-by-digest";

export interface PoolTask {
  readonly id: string;
  readonly cell: string;
}

/**
 * Returns the ids drawn for a cycle, by cell, lowest digest first: in each cell the `need` lowest
 * SHA-256 of `cgb/v1/sample/<cycle>/<task id>`. It depends on nothing but the cycle and the ids in the
 * cell, so anybody who knows them can redo the draw (and foresee it: unpublished ids stay private).
 * Throws DomainError `bad-input` when a cell holds fewer tasks than it needs or an id twice.
 */
export function selectTasks(
  pool: readonly PoolTask[],
  need: ReadonlyMap<string, number>,
  cycle: string,
): Map<string, string[]> {
  const cells = Map.groupBy(pool, (task) => task.cell);
  return new Map(
    [...need].map(([cell, count]) => {
      const ids = (cells.get(cell) ?? []).map((task) => task.id);
      if (ids.length < count) {
        throw new DomainError("bad-input", `cell ${cell} has ${ids.length} tasks of ${count}`);
      }
      return [cell, lowestByDigest(ids, count, `${sampleLabel(cycle)}/`)];
    }),
  );
}

/** Returns the seed label of a draw: a task's priority is the SHA-256 of it, a slash and the task's id. */
export function sampleLabel(cycle: string): string {
  return `cgb/v1/sample/${cycle}`;
}
