/** A week that is being measured: what there is to answer and to grade, and how far each has come. */
export interface RunningCycle {
  /** ISO week. */
  cycle: string;
  models: number;
  /** To all models together. */
  questions: number;
  answered: number;
  /** Candidates that passed or failed. */
  graded: number;
}
