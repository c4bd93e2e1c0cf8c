import { compareByteOrder } from "../sampling/compare-byte-order";
import { parseIsoWeek } from "../sampling/iso-week";
import { sampleLabel } from "../sampling/select-tasks";
import { taskSetDigest } from "../sampling/task-set-digest";
import { countPool } from "../suite/count-pool";
import { type DrawnTask, drawByCells } from "../suite/draw-by-cells";
import { planRotation } from "../suite/plan-rotation";
import { type LifeEvent, readStatusesBefore } from "../suite/pool-life";
import { cellOf, poolLanguages } from "../suite/task-cells";
import { taskCategories } from "../vocabulary";
import type { CellCount, CyclePlan } from "./cycle-plan";

/** What a cycle is drawn from. */
export interface PlannedPool {
  /** Every task, whatever its status. */
  tasks: readonly DrawnTask[];
  /** The pool's ledger. */
  events: readonly LifeEvent[];
}

/** How many tasks a cycle has, and the shares of the tiers, as integer weights. */
export interface CycleDesign {
  total: number;
  tierWeights: readonly [number, number, number];
}

/** 400 tasks, 40/40/20 over the tiers; categories and languages have equal shares. */
export const weeklyDesign: CycleDesign = { total: 400, tierWeights: [40, 40, 20] };

/**
 * The plan of one week: which active tasks are drawn, how many of each cell, and what the rotation after
 * the cycle will be. It depends on the pool and the week alone; the week's own rotation, once it stands in
 * the ledger, changes nothing of it. Source: methodology, section 5.
 * Throws DomainError `bad-input` for a text that is no ISO week, a ledger that contradicts itself, and,
 * beginning with `TIER_SHORT`, for a tier with too few active tasks.
 */
export function planCycle(
  { tasks, events }: PlannedPool,
  week: string,
  design: CycleDesign = weeklyDesign,
): CyclePlan {
  const isoWeek = parseIsoWeek(week);
  const keys = tasks.map(({ taskKey }) => taskKey);
  const statuses = readStatusesBefore(keys, events, week);
  const statusOf = ({ taskKey }: DrawnTask) => statuses.get(taskKey) ?? "active";
  const drawn = drawByCells(
    tasks.filter((task) => statusOf(task) === "active"),
    {
      ...design,
      categoryWeights: taskCategories.map(() => 1),
      languageWeights: poolLanguages.map(() => 1),
      week: isoWeek.week,
      cycle: week,
    },
  );
  const taskKeys = [...drawn.keys].sort(compareByteOrder);
  return {
    cycle: week,
    seedLabel: sampleLabel(week),
    taskKeys,
    digest: taskSetDigest(taskKeys),
    allocation: { planned: listCells(drawn.planned), actual: listCells(drawn.actual) },
    rotation: planRotation(
      tasks.map((task) => ({ key: task.taskKey, cell: cellOf(task), status: statusOf(task) })),
      week,
    ),
    pool: countPool(tasks.map((task) => ({ tier: task.tier, status: statusOf(task) }))),
  };
}

function listCells(counts: ReadonlyMap<string, number>): CellCount[] {
  return [...counts].filter(([, tasks]) => tasks > 0).map(([cell, tasks]) => ({ cell, tasks }));
}
