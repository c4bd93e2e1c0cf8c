import { DomainError } from "../errors";
import { binomialHalf } from "./binomial-half";

export interface ResolvableGapInput {
  readonly tasks: number;
  /** Share of the tasks that exactly one of two models passes. */
  readonly discordance: number;
  readonly alpha: number;
  readonly power: number;
}

/** Gaps are tried in steps of a quarter of a point. */
const steps = 400;

/**
 * Returns the smallest gap between two pass rates, a fraction on a grid of 0.0025, that McNemar's exact
 * test at level alpha finds with the given power: D ~ Bin(n, ψ) tasks tell the two apart, of which A
 * wins Bin(D, (1 + δ/ψ)/2). A gap larger than the discordance makes that discordance at least as large.
 * Null where not even a gap of 1 is found that often.
 *
 * Throws DomainError `bad-input` unless tasks is a positive integer, discordance lies in [0, 1], and
 * alpha and power lie in (0, 1).
 */
export function resolvableGap(input: ResolvableGapInput): number | null {
  requireInput(input);
  const fewestWins = listFewestWins(input.tasks, input.alpha);
  const isFound = (step: number) => {
    const gap = step / steps;
    const discordance = Math.max(input.discordance, gap);
    return powerOf(input.tasks, discordance, gap, fewestWins) >= input.power;
  };
  if (!isFound(steps)) return null;
  // Power grows with the gap: the share of wins does up to the discordance, the telling tasks above it.
  let [missed, found] = [0, steps];
  while (found - missed > 1) {
    const middle = Math.floor((missed + found) / 2);
    if (isFound(middle)) found = middle;
    else missed = middle;
  }
  return found / steps;
}

function requireInput({ tasks, discordance, alpha, power }: ResolvableGapInput): void {
  const isShare = (value: number) => value > 0 && value < 1;
  const isValid = Number.isInteger(tasks) && tasks > 0 && discordance >= 0 && discordance <= 1;
  if (isValid && isShare(alpha) && isShare(power)) return;
  throw new DomainError("bad-input", "no resolvable gap of these tasks, discordance or levels");
}

/** For each number of telling tasks, how many the better model must win; one more than all if none do. */
function listFewestWins(tasks: number, alpha: number): Uint32Array {
  return Uint32Array.from({ length: tasks + 1 }, (_, telling) => {
    const terms = binomialHalf(telling);
    let tail = 0;
    let losses = 0;
    while (losses <= telling) {
      tail += terms[losses] ?? 0;
      if (Math.min(1, 2 * tail) > alpha) break;
      losses++;
    }
    return telling - losses + 1;
  });
}

function powerOf(tasks: number, discordance: number, gap: number, fewestWins: Uint32Array): number {
  const winShare = (1 + gap / discordance) / 2;
  let power = 0;
  binomialTerms(tasks, discordance).forEach((chance, telling) => {
    if (chance < 1e-12) return;
    const wins = binomialTerms(telling, winShare);
    const needed = fewestWins[telling] ?? telling + 1;
    let found = 0;
    for (let won = needed; won <= telling; won++) found += wins[won] ?? 0;
    // The same number of losses is found too, the wrong way round; it counts, but hardly ever happens.
    for (let won = 0; won <= telling - needed; won++) found += wins[won] ?? 0;
    power += chance * found;
  });
  return power;
}

/** P(X = k) of Bin(n, p), in proportion to the largest term, so that nothing underflows on the way. */
function binomialTerms(n: number, p: number): Float64Array {
  const terms = new Float64Array(n + 1);
  const mode = Math.min(n, Math.floor((n + 1) * p));
  terms[mode] = 1;
  for (let k = mode; k < n && p < 1; k++) {
    terms[k + 1] = ((terms[k] ?? 0) * (n - k) * p) / ((k + 1) * (1 - p));
  }
  for (let k = mode; k > 0 && p < 1; k--) {
    terms[k - 1] = ((terms[k] ?? 0) * k * (1 - p)) / ((n - k + 1) * p);
  }
  const total = terms.reduce((sum, term) => sum + term, 0);
  return terms.map((term) => term / total);
}
