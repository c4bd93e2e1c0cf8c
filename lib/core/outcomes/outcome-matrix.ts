import type { BoardOutcomes, ModelOutcomes } from "../pairs/board-outcomes";

/** One model of a board; one entry a task in every list. */
export interface MatrixModel extends ModelOutcomes {
  name: string;
  runId: string;
  recordId: number;
  /** Whether the board ranks it. */
  ranked: boolean;
  /** The most tries where they ended with the first success; null: candidates are independent. */
  sequentialAttempts: number | null;
  /** Candidates without a verdict, or an outcome that nobody reported: no failures. */
  unscored: Uint16Array;
  /** 1 where the record leaves the task out. */
  excluded: Uint8Array;
}

/** What every measured model of a board made of every task: ranked ones and those that stand apart. */
export interface OutcomeMatrix extends BoardOutcomes {
  models: readonly MatrixModel[];
}
