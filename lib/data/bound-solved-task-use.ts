import "server-only";
import type { Database } from "../../db/client";
import type { RunRecordRow } from "../../db/repositories/list-run-records";
import { listTaskTokens } from "../../db/repositories/list-task-tokens";
import type { Run } from "../contracts/run";
import type { RatioBounds, SolvedTaskIntervals } from "../contracts/solved-task-intervals";
import { boundSolvedTask, type TokenWeights } from "../core/scoring/bound-solved-task";
import { drawResamples, type Resamples } from "../core/stats/draw-resamples";
import { intervalLevel } from "../core/stats/interval-level";
import { parseRecord } from "./parse-record";

const pricedTokens = 1_000_000;

/**
 * Intervals of what a solved task takes, from the resamples that the run's record states. Null where
 * the figure itself is not known, or the run has no interval.
 */
export async function boundSolvedTaskUse(
  db: Database,
  runId: string,
  record: RunRecordRow | null,
  { tokens, cost }: Pick<Run, "tokens" | "cost">,
): Promise<SolvedTaskIntervals | null> {
  if (record === null || tokens === null || tokens.perSolvedTask === null) return null;
  const { interval } = parseRecord(record);
  if (interval === null) return null;
  const { resamples, seedLabel } = interval;
  const tasks = await listTaskTokens(db, runId);
  let drawn: Resamples | undefined;
  const resamplesFor = (bases: number) => {
    drawn ??= drawResamples(seedLabel, bases, resamples);
    return drawn;
  };
  const bound = (weights: TokenWeights): RatioBounds | null => {
    const bounds = boundSolvedTask(tasks, weights, resamplesFor);
    if (bounds === null) return null;
    return {
      low: finiteOrNull(bounds.low),
      high: finiteOrNull(bounds.high),
      method: "percentile bootstrap over base problems",
      level: intervalLevel,
      resamples,
      seedLabel,
    };
  };
  return {
    tokens: bound({ prompt: 1, completion: 1 }),
    cost: cost && bound(toWeights(cost)),
  };
}

/** Binary fractions will do for bounds, unlike for the cost itself. */
function toWeights(cost: NonNullable<Run["cost"]>): TokenWeights {
  return {
    prompt: Number(cost.promptPerMillionTokens) / pricedTokens,
    completion: Number(cost.completionPerMillionTokens) / pricedTokens,
  };
}

function finiteOrNull(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
