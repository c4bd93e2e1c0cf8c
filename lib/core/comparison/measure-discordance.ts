interface SolvedShares {
  a: { passed: number; candidates: number };
  b: { passed: number; candidates: number };
}

/**
 * Returns the mean squared difference of what two models made of each task, as shares of their candidates:
 * with one candidate each it is the share of tasks that exactly one of them solved, ψ of `pairsNeeded`.
 * Null without a task, or where one has no candidate.
 */
export function measureDiscordance(tasks: readonly SolvedShares[]): number | null {
  let sum = 0;
  for (const { a, b } of tasks) {
    if (a.candidates === 0 || b.candidates === 0) return null;
    sum += (a.passed / a.candidates - b.passed / b.candidates) ** 2;
  }
  return tasks.length === 0 ? null : sum / tasks.length;
}
