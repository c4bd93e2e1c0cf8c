import { DomainError } from "../errors";
import { compareByteOrder } from "../sampling/compare-byte-order";
import type { BaseTally } from "./base-tally";

export interface TaskValue {
  readonly baseId: string;
  /** 1 = passed, 0 = failed; for k > 1 the task's pass@k estimate. */
  readonly value: number;
}

/**
 * Returns one tally per base problem, in byte order of the base ids, which is the order of drawing.
 * Independent of the order of the tasks to the last digit: values of a base are added ascending.
 * Throws DomainError `bad-input` for a value outside [0, 1].
 */
export function tallyBases(tasks: readonly TaskValue[]): BaseTally[] {
  const valuesByBase = new Map<string, number[]>();
  for (const { baseId, value } of tasks) {
    if (!(value >= 0 && value <= 1)) {
      throw new DomainError("bad-input", `the value ${value} of base ${baseId} is not in [0, 1]`);
    }
    const values = valuesByBase.get(baseId) ?? [];
    values.push(value);
    valuesByBase.set(baseId, values);
  }
  return [...valuesByBase]
    .sort(([a], [b]) => compareByteOrder(a, b))
    .map(([baseId, values]) => ({
      baseId,
      tasks: values.length,
      passes: values.sort((a, b) => a - b).reduce((sum, value) => sum + value, 0),
    }));
}
