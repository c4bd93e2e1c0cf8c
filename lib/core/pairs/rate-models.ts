import type { BaseTally } from "../stats/base-tally";
import type { Resamples } from "../stats/draw-resamples";
import { percentileInterval } from "../stats/percentile-interval";
import { describeScoreInterval, type ScoreInterval } from "../stats/score-interval";
import { type ReplicateSums, replicateSums } from "./replicate-sums";
import type { ModelTable, OutcomeTable } from "./tabulate-outcomes";

/** A model's rate on the tasks of a table, with the interval that a score record would state. */
export interface RatedModel {
  readonly slug: string;
  readonly rate: number;
  readonly interval: ScoreInterval;
}

/** Rates every model of a table from the same resamples, in the order of the models. */
export function rateModels(
  table: OutcomeTable,
  resamples: Resamples,
  replicates: ReplicateSums = replicateSums(table, resamples),
): RatedModel[] {
  return table.models.map((model, index) => {
    const sums = replicates.sums[index] ?? new Float64Array();
    const bounds = percentileInterval(
      sums.map((sum, replicate) => sum / (replicates.tasks[replicate] ?? Number.NaN)),
    );
    return {
      slug: model.slug,
      rate: model.total / table.tasks,
      interval: describeScoreInterval(tallyModel(model, table), bounds, resamples),
    };
  });
}

/** A model's results by base, in the order of drawing. */
export function tallyModel(model: ModelTable, { bases }: OutcomeTable): BaseTally[] {
  return bases.baseIds.map((baseId, base) => ({
    baseId,
    tasks: bases.tasksOf[base] ?? 0,
    passes: model.baseSums[base] ?? 0,
  }));
}
