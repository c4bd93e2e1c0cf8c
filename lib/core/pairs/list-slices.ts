import { compareByteOrder } from "../sampling/compare-byte-order";
import type { BoardTask } from "./board-outcomes";
import { type OutcomeScope, wholeBoard } from "./outcome-scope";

/** The tasks with one value of one dimension. */
export interface OutcomeSlice {
  readonly dimension: keyof OutcomeScope;
  readonly value: string;
  readonly tasks: number;
  readonly scope: Partial<OutcomeScope>;
}

/** The slices that tasks fall into by one dimension each, by `dimension=value` in byte order. */
export function listSlices(tasks: readonly BoardTask[]): OutcomeSlice[] {
  const slices = new Map<string, OutcomeSlice>();
  for (const task of tasks) {
    for (const dimension of Object.keys(wholeBoard) as (keyof OutcomeScope)[]) {
      const own = task[dimension];
      if (own === null) continue;
      const name = `${dimension}=${own}`;
      const known = slices.get(name);
      const scope = { [dimension]: own };
      const counted = { dimension, value: String(own), tasks: (known?.tasks ?? 0) + 1, scope };
      slices.set(name, counted);
    }
  }
  return [...slices].sort(([a], [b]) => compareByteOrder(a, b)).map(([, slice]) => slice);
}
