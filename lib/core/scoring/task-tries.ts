/** What a run's candidates made of one task, as an estimate takes it. */
export interface TaskTries {
  candidates: number;
  passes: number;
  /** The place, from 1, of the first candidate that passed; null: none did. */
  firstSuccess?: number | null;
}
