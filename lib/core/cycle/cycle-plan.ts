import type { PoolCount } from "../suite/count-pool";
import type { RotationPlan } from "../suite/plan-rotation";

/** Tasks of one cell, which is named tier, category and language: `1/bug-fixing/python`. */
export interface CellCount {
  cell: string;
  tasks: number;
}

/** How many tasks each cell gives, in canonical order; cells without any are left out. */
export interface CycleAllocation {
  /** By the weights alone, before it is asked what the pool has. */
  planned: CellCount[];
  /** After the missing tasks of short cells were handed to others of their tier. */
  actual: CellCount[];
}

/** Everything that one week decides about its tasks. The same pool and week make the same plan. */
export interface CyclePlan {
  /** ISO week, such as `2026-W48`. */
  cycle: string;
  /** A task's priority in the draw is the SHA-256 of this label, a slash and its key. */
  seedLabel: string;
  /** The drawn tasks, in byte order of their keys. */
  taskKeys: string[];
  /** `task_set_digest` of those keys. */
  digest: string;
  allocation: CycleAllocation;
  /** Which tasks of the pool leave it after the cycle, and which take their places. */
  rotation: RotationPlan;
  /** How full the pool is before that rotation. */
  pool: PoolCount[];
}
