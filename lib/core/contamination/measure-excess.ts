import { cochranMantelHaenszel } from "../stats/cochran-mantel-haenszel";
import { type CountedRate, countRate } from "./counted-rate";
import { correctOverModels, flagLevel } from "./flag-level";

export interface ObservedTask {
  readonly taskKey: string;
  readonly baseId: string;
  readonly isHit: boolean;
}

export interface ObservedModel {
  readonly model: string;
  readonly tasks: readonly ObservedTask[];
}

/** How often something is seen of one model, against the other models on the same tasks. */
export interface ExcessFinding {
  readonly model: string;
  readonly own: CountedRate;
  /** Results of the other models on tasks that this one has too. */
  readonly others: { readonly hits: number; readonly tasks: number };
  /** Positive where this model has more; 0 where nobody else has its tasks. */
  readonly z: number;
  readonly p: number;
  readonly pHolm: number;
  /** More than the others, p_Holm ≤ 1%. A flag corrects no score. */
  readonly isFlagged: boolean;
}

/**
 * Returns for each model the share of its tasks that hit, with interval, and whether that is more than
 * the other models have on the same tasks: Cochran–Mantel–Haenszel over tasks, Holm over models. What a
 * task brings on by itself, every model shows, and nobody is flagged for it.
 */
export function measureExcess(models: readonly ObservedModel[], seedLabel: string) {
  const totals = totalByTask(models);
  const tests = models.map((model) => testAgainstOthers(model, totals));
  const corrected = correctOverModels(tests.map(({ p }) => p));
  return tests.map((found, index): ExcessFinding => {
    const pHolm = corrected[index] ?? 1;
    const own = countRate(models[index]?.tasks ?? [], seedLabel);
    return { ...found, own, pHolm, isFlagged: pHolm <= flagLevel && found.z > 0 };
  });
}

type Totals = ReadonlyMap<string, { readonly trials: number; readonly hits: number }>;

function totalByTask(models: readonly ObservedModel[]): Totals {
  const totals = new Map<string, { trials: number; hits: number }>();
  for (const { taskKey, isHit } of models.flatMap(({ tasks }) => tasks)) {
    const { trials, hits } = totals.get(taskKey) ?? { trials: 0, hits: 0 };
    totals.set(taskKey, { trials: trials + 1, hits: hits + Number(isHit) });
  }
  return totals;
}

function testAgainstOthers({ model, tasks }: ObservedModel, totals: Totals) {
  const strata = tasks.map(({ taskKey, baseId, isHit }) => {
    const { trials, hits } = totals.get(taskKey) ?? { trials: 1, hits: Number(isHit) };
    return {
      baseId,
      beforeTrials: trials - 1,
      beforePasses: hits - Number(isHit),
      afterTrials: 1,
      afterPasses: Number(isHit),
    };
  });
  const { z, p } = cochranMantelHaenszel(strata);
  const others = { hits: 0, tasks: 0 };
  for (const { beforeTrials, beforePasses } of strata) {
    others.tasks += beforeTrials;
    others.hits += beforePasses;
  }
  return { model, others, z, p };
}
