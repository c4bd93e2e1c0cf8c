import "server-only";
import type { RunCost } from "../contracts/run-analysis";
import type { TokenUse } from "../contracts/token-use";
import type { ModelPrices } from "../core/model/model-description";
import { costTokens } from "../core/scoring/token-cost";

export interface StatedTokens {
  prompt: number;
  completion: number;
  /** Candidates for which both counts were stated. */
  candidates: number;
}

/**
 * Tokens and what they cost, as far as they are stated. What a solved task takes is known only when
 * every candidate states its tokens: failures are part of the price.
 */
export function toTokenUse(
  stated: StatedTokens,
  prices: ModelPrices | null,
  run: { candidates: number; solvedTasks: number },
): { tokens: TokenUse | null; cost: RunCost | null } {
  if (stated.candidates === 0) return { tokens: null, cost: null };
  const all = stated.prompt + stated.completion;
  const solved = stated.candidates === run.candidates ? run.solvedTasks : 0;
  const tokens = {
    ...stated,
    perCandidate: roundToHundredths(all / stated.candidates),
    perSolvedTask: solved > 0 ? roundToHundredths(all / solved) : null,
  };
  return { tokens, cost: prices && toCost(stated, prices, solved) };
}

function toCost(stated: StatedTokens, prices: ModelPrices, solved: number): RunCost {
  const { total, perPassedTask } = costTokens(stated, prices, solved);
  return {
    currency: prices.currency,
    promptPerMillionTokens: prices.promptPerMillionTokens,
    completionPerMillionTokens: prices.completionPerMillionTokens,
    pricesAsOf: prices.asOf,
    candidates: stated.candidates,
    total,
    perSolvedTask: perPassedTask,
  };
}

function roundToHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
