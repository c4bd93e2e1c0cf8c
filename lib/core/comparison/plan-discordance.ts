interface SolvedShares {
  a: { passed: number; candidates: number };
  b: { passed: number; candidates: number };
}

interface PlannedComparison {
  suite: { tasks: number; baseProblems: number };
  k: number;
  tasks: readonly SolvedShares[];
}

/**
 * Returns ψ of `pairsNeeded` for two models: the mean squared difference of what they made of each task, as
 * shares of their candidates; with one candidate each, the share of tasks that exactly one of them solved.
 * Null where no number of tasks can be planned from it: the formula takes tasks as independent, so none may
 * share a base problem, and shares of candidates are estimates at k = 1 alone.
 */
export function planDiscordance({ suite, k, tasks }: PlannedComparison): number | null {
  if (suite.tasks !== suite.baseProblems || k !== 1 || tasks.length === 0) return null;
  let sum = 0;
  for (const { a, b } of tasks) {
    if (a.candidates === 0 || b.candidates === 0) return null;
    sum += (a.passed / a.candidates - b.passed / b.candidates) ** 2;
  }
  return sum / tasks.length;
}
