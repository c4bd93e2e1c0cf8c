/** How likely an answer to a task is right, over the tasks of a suite; all fractions. */
export interface TaskSpread {
  /** Of all answers, the share that is right. */
  readonly solved: number;
  /**
   * How unlike the tasks are: 0, every task has the same chance; 1, every task is always solved or never.
   * Between them the chances follow a beta distribution whose correlation between two answers to one
   * task this is.
   */
  readonly spread: number;
}

/** Below this the parameters of the distribution would overflow, and no task differs from another. */
const smallestSpread = 1e-9;

/**
 * Returns E[pⁱ(1 − p)ʲ] over the tasks, p being the chance of a right answer: of i + j answers to a task,
 * given in this order, the chance that the first i are right and the others wrong.
 *
 * With a = m(1/ρ − 1) and b = (1 − m)(1/ρ − 1) that is Π(a + s) Π(b + s) / Π(a + b + s), each s from 0.
 * Source: Skellam 1948 (the beta-binomial distribution).
 */
export function meanPower({ solved, spread }: TaskSpread, right: number, wrong: number): number {
  if (spread < smallestSpread) return solved ** right * (1 - solved) ** wrong;
  if (spread === 1) {
    if (right > 0 && wrong > 0) return 0;
    return right > 0 ? solved : wrong > 0 ? 1 - solved : 1;
  }
  const size = 1 / spread - 1;
  const [a, b] = [solved * size, (1 - solved) * size];
  let product = 1;
  for (let s = 0; s < right + wrong; s++) {
    product *= (s < right ? a + s : b + (s - right)) / (a + b + s);
  }
  return product;
}
