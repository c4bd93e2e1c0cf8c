import type { Language, TaskCategory, Tier } from "../../lib/core/vocabulary";

/** What one run's candidates made of one task. */
export interface TaskTallyRow {
  runId: string;
  taskKey: string;
  baseId: string;
  category: TaskCategory | null;
  tier: Tier | null;
  language: Language | null;
  candidates: number;
  passedCandidates: number;
  /** Candidates that are voided or not graded yet. */
  unscored: number;
  /** Whether candidate 0 passed; null where only counts of trials are known. */
  passed: boolean | null;
  /** The place, from 1, of the first candidate that passed; null: none did. */
  firstSuccess: number | null;
}
