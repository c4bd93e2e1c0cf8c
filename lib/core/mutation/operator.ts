import type { ParsedSource } from "../syntax/parsed-source";
import type { Place } from "../syntax/place";

/** The faults that are planted, by the same names in all languages. */
export type OperatorName =
  | "order-reversed"
  | "comparison-boundary"
  | "comparison-negated"
  | "equality-swapped"
  | "connective-swapped"
  | "condition-negated"
  | "arithmetic-replaced"
  | "constant-off-by-one"
  | "index-off-by-one"
  | "boolean-flipped"
  | "extremum-swapped"
  | "rounding-swapped"
  | "returned-value-replaced"
  | "statement-deleted";

/** Text that takes the place of what stands from `start` up to `end`. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
}

export interface Operator {
  name: OperatorName;
  /**
   * The changes it makes at one place, none where it has nothing to do. Each leaves a program that parses,
   * and whose tree is another.
   */
  find(place: Place, source: ParsedSource): Replacement[];
}
