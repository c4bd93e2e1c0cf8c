/** What a task's candidate may show, each 0 or 1 for one candidate; each outcome is tested by itself. */
export const driftOutcomes = ["passes", "timeouts", "protectedGaps"] as const;
export type DriftOutcome = (typeof driftOutcomes)[number];

/** What a candidate of a task cost, in the currency of its price table. */
export interface TaskCost {
  readonly amount: number;
  /** Costs are compared only within one table, so that a new price is no alarm. */
  readonly priceTable: string;
}

/** What one model did on one task in one cycle: counts over its candidates, normally one. */
export interface TaskResult {
  /** Number of the cycle, by weeks: neighbouring weeks differ by 1. A week without cycle leaves a gap. */
  readonly cycle: number;
  readonly taskKey: string;
  /** An edited task is another stratum. */
  readonly contentSha256: string;
  readonly baseId: string;
  readonly trials: number;
  readonly passes: number;
  /** Ended by a limit of time. */
  readonly timeouts: number;
  /** Passed every public case and not every case. */
  readonly protectedGaps: number;
  /** Null where no price is known. */
  readonly cost: TaskCost | null;
  /** `comparableKey` of the run's manifest: only results with equal ones are set against each other. */
  readonly comparable: string;
}

/** All that a model is compared with itself by. */
export interface ModelHistory {
  /** Slug. */
  readonly model: string;
  /**
   * First cycle of the baseline: that of the last confirmed change, or null without one. Results from
   * before are never used.
   */
  readonly baselineFrom: number | null;
  /** In any order; of complete runs of published cycles, and of the cycle that is judged. */
  readonly results: readonly TaskResult[];
}
