import type { OperatorName } from "./operator";

/** A source with one fault planted. */
export interface Mutant {
  /** The operator and the how-manieth of its changes it is, such as `comparison-boundary-3`. */
  id: string;
  operator: OperatorName;
  /** Where the change is in the source without it, counted from 1. */
  line: number;
  description: string;
  source: string;
}
