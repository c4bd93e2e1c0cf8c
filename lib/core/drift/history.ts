/** What a task's candidate may show, each 0 or 1 for one candidate; each outcome is tested by itself. */
export const driftOutcomes = ["passes", "timeouts", "protectedGaps"] as const;
export type DriftOutcome = (typeof driftOutcomes)[number];

/** What the candidates of a task cost together, in the currency of the price table. */
export interface TaskCost {
  readonly amount: number;
  /** Costs are compared only within one table, so that a new price is no alarm. */
  readonly priceTable: string;
}

/** Names a task in one content; an edited task is another stratum. */
export interface TaskContent {
  readonly taskKey: string;
  readonly contentSha256: string;
  readonly baseId: string;
}

/** What one model did on one task in one cycle: counts over its candidates, normally one. */
export interface TaskResult extends TaskContent {
  /** Index of the cycle among those published, the judged one last: neighbours differ by 1. */
  readonly cycle: number;
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
   * First cycle of the baseline: the one whose alarm led to the last confirmed change, or null without
   * one. A window may reach back before the change itself; the cycle of the alarm surely lies after it.
   */
  readonly baselineFrom: number | null;
  /** In any order; of complete runs of published cycles, and of the cycle that is judged. */
  readonly results: readonly TaskResult[];
}
