import { compareByteOrder } from "../sampling/compare-byte-order";
import type { BoardTask } from "./board-outcomes";

/** Base problems in byte order of their ids, which is the order of drawing. */
export interface BaseIndex {
  readonly baseIds: readonly string[];
  /** The base of each task. */
  readonly baseOf: Uint32Array;
  readonly tasksOf: Uint32Array;
  /** True when every base is one task. */
  readonly isSingle: boolean;
}

/** Returns the base problems of tasks in any order. */
export function indexBases(tasks: readonly BoardTask[]): BaseIndex {
  const baseIds = [...new Set(tasks.map(({ baseId }) => baseId))].sort(compareByteOrder);
  const indexOf = new Map(baseIds.map((baseId, index) => [baseId, index]));
  const baseOf = Uint32Array.from(tasks, ({ baseId }) => indexOf.get(baseId) ?? 0);
  const tasksOf = new Uint32Array(baseIds.length);
  for (const base of baseOf) tasksOf[base] = (tasksOf[base] ?? 0) + 1;
  return { baseIds, baseOf, tasksOf, isSingle: baseIds.length === tasks.length };
}
