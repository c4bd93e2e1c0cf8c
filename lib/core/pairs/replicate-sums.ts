import { DomainError } from "../errors";
import type { Resamples } from "../stats/draw-resamples";
import type { OutcomeTable } from "./tabulate-outcomes";

/** What each model scores in each bootstrap replicate; rates and differences are both made of it. */
export interface ReplicateSums {
  /** Tasks drawn in each replicate. */
  readonly tasks: Float64Array;
  /** In the order of the table's models: the sum of the values drawn in each replicate. */
  readonly sums: readonly Float64Array[];
}

/**
 * Sums every model's values over the bases that each replicate draws.
 * @throws DomainError bad-input when the resamples are of another number of bases.
 */
export function replicateSums(table: OutcomeTable, resamples: Resamples): ReplicateSums {
  const { baseIds, tasksOf } = table.bases;
  if (baseIds.length !== resamples.bases) {
    throw new DomainError(
      "bad-input",
      `resamples of ${resamples.bases} bases do not fit ${baseIds.length} bases`,
    );
  }
  return {
    tasks: sumDrawn(Float64Array.from(tasksOf), resamples),
    sums: table.models.map(({ baseSums }) => sumDrawn(baseSums, resamples)),
  };
}

function sumDrawn(ofBase: Float64Array, { bases, count, indices }: Resamples): Float64Array {
  const sums = new Float64Array(count);
  let next = 0;
  for (let replicate = 0; replicate < count; replicate++) {
    let sum = 0;
    for (const end = next + bases; next < end; next++) sum += ofBase[indices[next] ?? bases] ?? 0;
    sums[replicate] = sum;
  }
  return sums;
}
