import { DomainError } from "../errors";

/**
 * Returns P(X ≥ successes) for X binomial over `trials` trials of chance `chance`, 0 to 1.
 *
 * Terms are built outwards from the most likely count by the ratio of neighbours and divided by their
 * sum, so no factorial is needed and a small tail keeps its relative precision (about 1e-15 a step
 * from the mode); what lies under 1e-308 of the mode is 0.
 * At successes ≤ 0 the tail is 1, beyond `trials` it is 0.
 * Throws DomainError `bad-input` unless both counts are integers, trials ≥ 0 and 0 ≤ chance ≤ 1.
 */
export function binomialUpperTail(successes: number, trials: number, chance: number): number {
  if (!Number.isInteger(successes) || !Number.isInteger(trials) || trials < 0) {
    throw new DomainError("bad-input", `no binomial tail at ${successes} of ${trials} trials`);
  }
  if (!(chance >= 0 && chance <= 1)) {
    throw new DomainError("bad-input", `a chance lies from 0 to 1, not at ${chance}`);
  }
  if (successes <= 0) return 1;
  if (successes > trials || chance === 0) return 0;
  if (chance === 1) return 1;
  const odds = chance / (1 - chance);
  const mode = Math.min(trials, Math.floor((trials + 1) * chance));
  const sums = { tail: 0, rest: 0 };
  const add = (count: number, term: number) => {
    sums[count >= successes ? "tail" : "rest"] += term;
  };
  add(mode, 1);
  for (let count = mode, term = 1; count < trials && term > 0; count++) {
    term *= ((trials - count) / (count + 1)) * odds;
    add(count + 1, term);
  }
  for (let count = mode, term = 1; count > 0 && term > 0; count--) {
    term *= count / (trials - count + 1) / odds;
    add(count - 1, term);
  }
  return sums.tail / (sums.tail + sums.rest);
}
