import type { CycleWait } from "./estimate-wait";

/** How far one model of a cycle is. */
export interface ModelStatus {
  /** Its slug. */
  model: string;
  answered: number;
  /** Candidates that passed or failed. */
  graded: number;
  /** Attempts that brought nothing usable. */
  failedAttempts: number;
}

/** How far a cycle has come. */
export interface CycleStatus {
  /** By slug. */
  models: ModelStatus[];
  /** Of all models together. */
  questions: number;
  answered: number;
  graded: number;
  /** At the pace of the last ten minutes; null when all is answered and graded. */
  wait: CycleWait | null;
}
