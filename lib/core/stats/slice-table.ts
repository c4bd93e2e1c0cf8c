import { compareByteOrder } from "../sampling/compare-byte-order";
import { type TaskValue, tallyBases } from "./tally-bases";

export interface SlicedTaskValue extends TaskValue {
  readonly slice: string;
}

/** Tasks and passes of every base in every slice, row by row: base g, slice s at g · slices + s. */
export interface SliceTable {
  readonly bases: number;
  readonly slices: readonly string[];
  readonly tasks: Float64Array;
  readonly passes: Float64Array;
}

/**
 * Returns the table of bases by slices, both in byte order. Independent of the order of the tasks.
 * Throws DomainError `bad-input` for a value outside [0, 1].
 */
export function tabulateSlices(tasks: readonly SlicedTaskValue[]): SliceTable {
  const baseIds = [...new Set(tasks.map((task) => task.baseId))].sort(compareByteOrder);
  const slices = [...new Set(tasks.map((task) => task.slice))].sort(compareByteOrder);
  const rowOf = new Map(baseIds.map((baseId, row) => [baseId, row * slices.length]));
  const table: SliceTable = {
    bases: baseIds.length,
    slices,
    tasks: new Float64Array(baseIds.length * slices.length),
    passes: new Float64Array(baseIds.length * slices.length),
  };
  slices.forEach((slice, column) => {
    for (const base of tallyBases(tasks.filter((task) => task.slice === slice))) {
      const cell = (rowOf.get(base.baseId) ?? Number.NaN) + column;
      table.tasks[cell] = base.tasks;
      table.passes[cell] = base.passes;
    }
  });
  return table;
}
