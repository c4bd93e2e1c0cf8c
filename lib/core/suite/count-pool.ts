import { compareByteOrder } from "../sampling/compare-byte-order";
import type { Tier } from "../vocabulary";
import type { TaskStatus } from "./pool-life";

/** How many tasks of a pool are of one tier and status. */
export interface PoolCount {
  tier: Tier | null;
  status: TaskStatus;
  tasks: number;
}

/** Counts a pool's tasks by tier and status, in that order; what has none is left out. */
export function countPool(tasks: readonly Omit<PoolCount, "tasks">[]): PoolCount[] {
  const groups = Map.groupBy(tasks, ({ tier, status }) => `${tier} ${status}`);
  return [...groups]
    .sort(([a], [b]) => compareByteOrder(a, b))
    .flatMap(([, [first, ...others]]) =>
      first === undefined
        ? []
        : [{ tier: first.tier, status: first.status, tasks: 1 + others.length }],
    );
}
