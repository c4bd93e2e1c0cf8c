import type { PairVerdict } from "../core/pairs/pair-verdict";
import type { ComparedModel, Comparison, FieldComparison, PairedResult } from "./comparison";

/** Two of several models, by their places, with what their own page says of them. */
export interface PairOfMany {
  a: number;
  b: number;
  paired: PairedResult | null;
  unpairedBecause: Comparison["unpairedBecause"];
  /** Corrected over the shown pairs alone; `paired` holds the correction over all of the board. */
  pHolm: number | null;
  verdict: PairVerdict | null;
  /** Of `pairsNeeded`; null where a number of tasks can't be planned from it. */
  discordance: number | null;
}

/** What several models made of one task: passed candidates of all, in the order of the models. */
export interface TaskOfMany {
  taskId: string;
  counts: readonly { passed: number; candidates: number }[];
}

/** Tasks that each solved of a slice; null where only counts of trials are known. */
export interface SliceOfMany {
  dimension: string;
  value: string;
  tasks: number;
  passed: readonly (number | null)[];
}

/** Three or four models of one board on the same tasks: for pages, not a part of the API's answers. */
export interface ManyComparison {
  suite: Comparison["suite"];
  cycle: string;
  k: number;
  models: readonly ComparedModel[];
  /** Every two of them, in the order of their places. */
  pairs: readonly PairOfMany[];
  /** Empty where a pair has no paired verdict. */
  tasks: readonly TaskOfMany[];
  slices: readonly SliceOfMany[];
}

/** A pair that may not be compared, and the fields that forbid it. */
export interface RefusedPair {
  names: readonly [string, string];
  slugs: readonly [string, string];
  fields: readonly FieldComparison[];
}
