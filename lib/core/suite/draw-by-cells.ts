import { DomainError } from "../errors";
import { type AllocationWeights, allocateCells } from "../sampling/allocate-cells";
import { fillShortCells } from "../sampling/fill-short-cells";
import { selectTasks } from "../sampling/select-tasks";
import { tiers } from "../vocabulary";
import { type CelledTask, cellOf, countCells, nameCells } from "./task-cells";

export interface DrawnTask extends CelledTask {
  taskKey: string;
}

export interface DrawByCells extends AllocationWeights {
  /** Takes part in each task's digest. */
  cycle: string;
}

export interface CellDraw {
  keys: Set<string>;
  /** Tasks of each cell by the weights alone, in canonical order. */
  planned: Map<string, number>;
  /** The same after the missing tasks of short cells were handed to others of their tier. */
  actual: Map<string, number>;
}

/**
 * Draws tasks of a pool cell by cell: allocated by the weights, filled where cells are short, and in
 * each cell those with the lowest digests. Source: methodology, section 5.
 * Throws DomainError `bad-input` that begins with `TIER_SHORT` when a tier has too few tasks.
 */
export function drawByCells(tasks: readonly DrawnTask[], draw: DrawByCells): CellDraw {
  const capacity = countCells(tasks);
  const planned = allocateCells(draw);
  const actual = fillShortCells(planned, capacity);
  if (actual === null) throw tierShort(planned, capacity, draw.cycle);
  const need = nameCells(actual);
  const pool = tasks.map((task) => ({ id: task.taskKey, cell: cellOf(task) }));
  const keys = new Set([...selectTasks(pool, need, draw.cycle).values()].flat());
  return { keys, planned: nameCells(planned), actual: need };
}

function tierShort(planned: number[][][], capacity: number[][][], cycle: string): DomainError {
  const sum = (table: number[][] | undefined) => (table ?? []).flat().reduce((a, b) => a + b, 0);
  const short = tiers.flatMap((tier, at) => {
    const [has, needs] = [sum(capacity[at]), sum(planned[at])];
    return has < needs ? [`tier ${tier} has ${has} of ${needs} tasks`] : [];
  });
  const remedy = "add base problems to the pool, or make reserves active";
  return new DomainError("bad-input", `TIER_SHORT: ${cycle}: ${short.join(", ")}; ${remedy}`);
}
