import { DomainError } from "../errors";

/** One evaluated task of a repository suite. */
export interface PassToPass {
  /** Tests green before the change and run after it. */
  readonly tests: number;
  /** Those of them that the change turned red. */
  readonly broken: number;
}

/** Counts of a rate; where `of` is 0 there is no rate. */
export interface RateCounts {
  readonly count: number;
  readonly of: number;
}

export interface RegressionCounts {
  /** `regression_rate`: tasks with at least one broken test, of the tasks that have such tests. */
  readonly taskLevel: RateCounts;
  /** `regression_breakage`: broken tests, of the tests run. */
  readonly testLevel: RateCounts;
}

/**
 * Returns how much that worked before was broken, as counts. Tasks without any test that could break
 * are in neither denominator.
 * Throws DomainError `bad-input` unless 0 ≤ broken ≤ tests are integers.
 */
export function countRegressions(tasks: readonly PassToPass[]): RegressionCounts {
  let evaluated = 0;
  let regressed = 0;
  let tests = 0;
  let broken = 0;
  for (const task of tasks) {
    requireCounts(task);
    if (task.tests > 0) evaluated++;
    if (task.broken > 0) regressed++;
    tests += task.tests;
    broken += task.broken;
  }
  return {
    taskLevel: { count: regressed, of: evaluated },
    testLevel: { count: broken, of: tests },
  };
}

function requireCounts({ tests, broken }: PassToPass): void {
  const areCounts = Number.isInteger(tests) && Number.isInteger(broken);
  if (areCounts && broken >= 0 && broken <= tests) return;
  throw new DomainError("bad-input", `${broken} of ${tests} tests cannot be broken`);
}
