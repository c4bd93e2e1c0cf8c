import { type Baseline, baselines } from "../../baselines/baselines";
import { binomialUpperTail } from "../../stats/binomial-tail";
import type { GateFinding } from "../gate-finding";

/**
 * Chance of a coin outside its range while everything works, both sides together. Its answers are
 * fixed by the tasks, so a week that fails for chance fails however often it is graded: of two coins
 * and 52 weeks that is one cycle in a hundred years.
 */
export const coinErrorRate = 0.0001;

/** What one model's run of a cycle came to. */
export interface BaselineScore {
  slug: string;
  passed: number;
  tasks: number;
  /** Whether every task has a verdict. */
  isComplete: boolean;
}

/**
 * Holds when each built-in baseline took part with a complete run and came to what is known of it: the
 * reference passes every task; a coin lies within the exact two-sided binomial range of its rate, each
 * side at half of `coinErrorRate`.
 */
export function checkBaselines(scores: readonly BaselineScore[]): GateFinding {
  const bySlug = new Map(scores.map((score) => [score.slug, score]));
  const judged = baselines.map((baseline) => judge(baseline, bySlug.get(baseline.slug)));
  return {
    gate: "baselines",
    held: judged.every(({ held }) => held),
    detail: judged.map(({ detail }) => detail).join("; "),
  };
}

function judge(
  { slug, passProbability }: Baseline,
  score: BaselineScore | undefined,
): Pick<GateFinding, "held" | "detail"> {
  if (score === undefined) return { held: false, detail: `${slug} took no part` };
  const { passed, tasks, isComplete } = score;
  const counted = `${slug} passed ${passed} of ${tasks}`;
  if (!isComplete || tasks === 0) return { held: false, detail: `${counted}, incomplete` };
  const { low, high } = binomialRange(tasks, passProbability, coinErrorRate);
  const held = passed >= low && passed <= high;
  const range = low === high ? `${low}` : `${low} to ${high}`;
  return { held, detail: `${counted}, expected ${range}` };
}

/**
 * Returns the counts that both exact one-sided binomial tests at half of `errorRate` leave: the smallest
 * x with P(X ≤ x) > errorRate/2 and the largest with P(X ≥ x) > errorRate/2.
 */
export function binomialRange(
  trials: number,
  chance: number,
  errorRate: number,
): { low: number; high: number } {
  const side = errorRate / 2;
  let low = 0;
  // P(X ≤ x) is P(failures ≥ trials − x), which keeps the precision of a small tail.
  while (low < trials && binomialUpperTail(trials - low, trials, 1 - chance) <= side) low += 1;
  let high = trials;
  while (high > low && binomialUpperTail(high, trials, chance) <= side) high -= 1;
  return { low, high };
}
