import { chooseRetired } from "../sampling/choose-retired";
import { lowestByDigest } from "../sampling/lowest-by-digest";
import type { TaskStatus } from "./pool-life";
import { cellNames } from "./task-cells";

/** A task as rotation sees it. */
export interface RotatedTask {
  key: string;
  /** As `cellOf` names it. */
  cell: string;
  status: TaskStatus;
}

export interface RotationPlan {
  retired: string[];
  /** Reserves that take the places of retired tasks of the same cell. */
  activated: string[];
  /** Cells without enough reserves, and how many tasks they are short of; the pool shrinks by so many. */
  short: { cell: string; missing: number }[];
}

/**
 * Returns which tasks leave a pool after a cycle and which take their places: of the active ones those
 * that `chooseRetired` names, cells in canonical order; of each cell's reserve as many, those with the lowest
 * SHA-256 of `cgb/v1/replace/<cycle>/<task key>`. Keys come lowest digest first, cell by cell.
 */
export function planRotation(tasks: readonly RotatedTask[], cycle: string): RotationPlan {
  const used = new Set(tasks.map(({ cell }) => cell));
  const cells = cellNames.filter((cell) => used.has(cell));
  const keysOf = (cell: string, status: TaskStatus) =>
    tasks.filter((task) => task.cell === cell && task.status === status).map(({ key }) => key);
  const { retired } = chooseRetired(
    cells.map((cell) => keysOf(cell, "active")),
    cycle,
  );
  const activated: string[] = [];
  const short: RotationPlan["short"] = [];
  for (const [at, cell] of cells.entries()) {
    const leaving = retired[at]?.length ?? 0;
    const reserve = keysOf(cell, "reserve");
    const taken = Math.min(leaving, reserve.length);
    activated.push(...lowestByDigest(reserve, taken, `cgb/v1/replace/${cycle}/`));
    if (taken < leaving) short.push({ cell, missing: leaving - taken });
  }
  return { retired: retired.flat(), activated, short };
}
