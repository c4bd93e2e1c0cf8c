import { type CountedRate, countRate } from "./counted-rate";
import { correctOverModels, flagLevel } from "./flag-level";
import { type SplitDifference, type SplitTask, splitDifference } from "./split-difference";

export interface ModelSplit {
  readonly model: string;
  readonly tasks: readonly SplitTask[];
}

/** What one model does on tasks that it may have seen, against comparable ones that it can't have. */
export interface SplitFinding extends SplitDifference {
  readonly model: string;
  readonly exposed: CountedRate;
  readonly unexposed: CountedRate;
  /** Over the models that can be judged. */
  readonly pHolm: number | null;
  /** Better on exposed tasks, p_Holm ≤ 1%. A flag corrects no score. */
  readonly isFlagged: boolean;
}

/**
 * Returns for each model the rates on both sides with their intervals, each side resampled by itself,
 * and the difference over cells, Holm over models. Source: methodology, section 8.
 */
export function measureSplits(models: readonly ModelSplit[], seedLabel: string): SplitFinding[] {
  const differences = models.map(({ tasks }) => splitDifference(tasks));
  const corrected = correctOverModels(differences.map(({ p }) => p));
  return models.map(({ model, tasks }, index) => {
    const own = differences[index] ?? splitDifference(tasks);
    const pHolm = corrected[index] ?? null;
    return {
      model,
      exposed: countRate(
        tasks.filter((task) => task.isExposed),
        seedLabel,
      ),
      unexposed: countRate(
        tasks.filter((task) => !task.isExposed),
        seedLabel,
      ),
      ...own,
      pHolm,
      isFlagged: pHolm !== null && pHolm <= flagLevel && (own.difference ?? 0) > 0,
    };
  });
}
