import type { MatrixModel, OutcomeMatrix } from "../../../lib/core/outcomes/outcome-matrix";
import { drawNormal } from "../../../lib/core/sampling/draw-normal";
import type { RandomStream } from "../../../lib/core/sampling/random-stream";
import { logistic } from "../../../lib/core/stats/logistic";
import { interceptOf } from "../simulation/intercept-of";
import { drawOutcome } from "../simulation/outcomes";
import type { BoardDesign } from "./mix-designs";

/** Spread of the log odds of base problems, of which so much is the same for every model. */
const logOddsSpread = 2;
const commonShare = 0.7;

export type TierRates = readonly [number, number, number];

/**
 * Draws boards of models with given chances by tier. Tasks of one base problem have one chance a model;
 * a part of it is common to all models, so their outcomes go together as on real boards.
 */
export function prepareDraws(
  { tasks, tierOf }: BoardDesign,
  models: readonly TierRates[],
): (stream: RandomStream) => OutcomeMatrix {
  const intercepts = models.map((rates) => rates.map((rate) => interceptOf(rate, logOddsSpread)));
  const baseOf = indexBases(tasks);
  return (stream) => {
    const common = tierOf.map(() => drawNormal(stream) * Math.sqrt(commonShare));
    return {
      tasks,
      models: intercepts.map((ofTiers, index) => {
        const chances = tierOf.map((tier, base) => {
          const effect = (common[base] ?? 0) + drawNormal(stream) * Math.sqrt(1 - commonShare);
          return logistic((ofTiers[tier] ?? 0) + logOddsSpread * effect);
        });
        const passes = Uint16Array.from(baseOf, (base) => drawOutcome(stream, chances[base] ?? 0));
        return toModel(`m${index}`, passes);
      }),
    };
  };
}

function indexBases(tasks: BoardDesign["tasks"]): number[] {
  const places = new Map<string, number>();
  for (const { baseId } of tasks) if (!places.has(baseId)) places.set(baseId, places.size);
  return tasks.map(({ baseId }) => places.get(baseId) ?? 0);
}

function toModel(slug: string, passes: Uint16Array): MatrixModel {
  return {
    ...{ slug, name: slug, runId: slug, recordId: 1, ranked: true, sequentialAttempts: null },
    candidates: new Uint16Array(passes.length).fill(1),
    passes,
    first: Uint8Array.from(passes),
    unscored: new Uint16Array(passes.length),
    excluded: new Uint8Array(passes.length),
  };
}
