import { DomainError } from "../errors";
import { passAtK } from "../stats/pass-at-k";
import { type BaseIndex, indexBases } from "./base-index";
import type { BoardOutcomes, ModelOutcomes } from "./board-outcomes";
import { type WholeSums, wholeSums } from "./whole-sums";

/** One model's results in the forms that pairs are compared by. */
export interface ModelTable {
  readonly slug: string;
  /** pass@k of each task. */
  readonly values: Float64Array;
  /** Bit t is 1 where task t has value 1; null unless every value is 0 or 1. */
  readonly bits: Uint32Array | null;
  /** Sum of the values of each base. */
  readonly baseSums: Float64Array;
  readonly total: number;
  /** The base sums as whole numbers over a common denominator; null where that is large. */
  readonly whole: WholeSums | null;
}

export interface OutcomeTable {
  readonly tasks: number;
  readonly bases: BaseIndex;
  readonly models: readonly ModelTable[];
}

/**
 * Works a board's outcomes up for the comparison of its models at one k, once for all pairs.
 * @throws DomainError bad-input where a task has no pass@k (fewer than k candidates) or a model has
 * another number of tasks.
 */
export function tabulateOutcomes({ tasks, models }: BoardOutcomes, k: number): OutcomeTable {
  const bases = indexBases(tasks);
  return {
    tasks: tasks.length,
    bases,
    models: models.map((model) => tabulateModel(model, bases, k)),
  };
}

function tabulateModel(model: ModelOutcomes, bases: BaseIndex, k: number): ModelTable {
  const { slug, passes, candidates } = model;
  if (passes.length !== bases.baseOf.length || candidates.length !== passes.length) {
    throw new DomainError("bad-input", `${slug} has outcomes of other tasks than its board`);
  }
  const values = Float64Array.from(passes, (count, task) => {
    const { value, reason } = passAtK(candidates[task] ?? 0, count, k);
    if (value !== null) return value;
    throw new DomainError("bad-input", `a task of ${slug} has no pass@${k}: ${reason}`);
  });
  const bits = packBits(values);
  const baseSums = sumBases(values, bases, bits !== null);
  return {
    slug,
    values,
    bits,
    baseSums,
    total: baseSums.reduce((sum, value) => sum + value, 0),
    whole: wholeSums(model, bases, k),
  };
}

/**
 * Values of a base are added ascending, as `tallyBases` does, so both agree to the last digit; whole ones
 * come to the same in any order.
 */
function sumBases(
  values: Float64Array,
  { baseOf, baseIds, isSingle }: BaseIndex,
  areWhole: boolean,
): Float64Array {
  const sums = new Float64Array(baseIds.length);
  const order = [...values.keys()];
  if (!isSingle && !areWhole) order.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  for (const task of order) {
    const base = baseOf[task] ?? 0;
    sums[base] = (sums[base] ?? 0) + (values[task] ?? 0);
  }
  return sums;
}

function packBits(values: Float64Array): Uint32Array | null {
  const bits = new Uint32Array(Math.ceil(values.length / 32));
  for (const [task, value] of values.entries()) {
    if (value !== 0 && value !== 1) return null;
    if (value === 1) bits[task >>> 5] = (bits[task >>> 5] ?? 0) | (1 << (task & 31));
  }
  return bits;
}
