/** `weighted`: tasks that a reader weighs, so that the count isn’t the rate’s quotient. */
export type CountOf = "tasks" | "candidates" | "trials" | "weighted";

export interface CountedRow {
  /** Tasks whose candidate 0 passed; null where only counts of trials are known. */
  passed: number | null;
  tasks: number;
  passedCandidates: number;
  candidates: number;
  passRate: number | null;
}

/**
 * What a row's count counts beside its rate. Of several candidates a task, candidate 0 alone only gives
 * the rate where its quotient is that rate, as pass@1 of tries that end with the first success is.
 */
export function countOf({ passed, tasks, candidates, passRate }: CountedRow): CountOf {
  if (passed === null) return "trials";
  if (candidates <= tasks) return "tasks";
  const isItsOwn =
    passRate !== null && passRate > 0 && Math.abs(passed / tasks - passRate) < smallestGap;
  return isItsOwn ? "tasks" : "candidates";
}

/** A mean of fractions may differ from their quotient in its last digit. */
const smallestGap = 1e-12;
