import type { BoardRelations } from "../pairs/relate-board";
import type { PairRelations } from "../pairs/relate-pairs";

/** Raised when any of it would be worked out otherwise: what was kept under another number isn't read. */
export const comparisonForm = 1;

/** What a board shows of one record beside its text and the registry. */
export interface KeptLine {
  recordId: number;
  /** The figures that were kept with the record then. */
  figuresId: number;
  /** The record that it corrects, otherwise the model's newest earlier record in this suite. */
  previousId: number | null;
  /** Of the tasks that the record doesn't exclude, and how many of these any candidate solved. */
  candidates: number;
  solvedTasks: number;
  executions: number;
  timeouts: number;
  /** Null where nothing was executed. */
  executionMs: { median: number; p95: number } | null;
  /** Over the candidates that state both counts. */
  tokens: { prompt: number; completion: number; candidates: number };
}

/**
 * How the records of a whole board compare at the k that its suite ranks by. It names all that it was worked
 * out from, so that it is read for these records in this order alone.
 */
export interface KeptComparison extends Omit<BoardRelations, "relations"> {
  /** Of every complete record of the board, by slug. */
  lines: Readonly<Record<string, KeptLine>>;
  /** Of the ranked ones, by slug, in the order of the rows. */
  relations: readonly (readonly [slug: string, relations: PairRelations])[];
}
