import type { cycleTables } from "../../../../lib/contracts/answer-tables";
import {
  type CycleEntry,
  cycleModelSchema,
  gateFindingSchema,
} from "../../../../lib/contracts/cycle";
import { cycleCellRowSchema, cycleTaskRowSchema } from "../../../../lib/contracts/cycle-rows";
import type { TableOf } from "../respond-table";

/** Every table of a week's answer. */
export const tabledCycle: Record<(typeof cycleTables)[number], TableOf<CycleEntry>> = {
  models: { row: cycleModelSchema, rows: ({ models }) => models },
  cells: { row: cycleCellRowSchema, rows: listCells },
  gates: { row: gateFindingSchema, rows: ({ gates }) => gates },
  tasks: {
    row: cycleTaskRowSchema,
    rows: ({ taskIds }) => (taskIds ?? []).map((taskId) => ({ taskId })),
  },
};

/** A cell may be planned and lack tasks, or the other way round. */
function listCells({ allocation: { planned, actual } }: CycleEntry) {
  const of = (cells: typeof planned) => new Map(cells.map(({ cell, tasks }) => [cell, tasks]));
  const [wanted, drawn] = [of(planned), of(actual)];
  return [...new Set([...wanted.keys(), ...drawn.keys()])].map((cell) => ({
    cell,
    planned: wanted.get(cell) ?? 0,
    actual: drawn.get(cell) ?? 0,
  }));
}
