import type { Visibility } from "../vocabulary";

/**
 * What the trusted side checks for one task. Values are wire text of lib/core/values:
 * the candidate's process sees `args` alone, never `expected`.
 */
export type TestPlan =
  | { kind: "calls"; cases: CallCase[] }
  /** Test code that can't be taken apart: run in a second sandbox against a proxy. */
  | { kind: "checker"; source: string; visibility: Visibility };

export interface CallCase {
  visibility: Visibility;
  /** Wire text of the tuple of positional arguments. */
  args: string;
  expectation: Expectation;
}

export type Expectation =
  /** Equal under the suite's rule. */
  | { kind: "equal"; value: string }
  /** Python's `is` for None, True and False. */
  | { kind: "identical"; value: string }
  | { kind: "truthy"; expected: boolean }
  /** |actual − value| < tolerance, both numbers. */
  | { kind: "close"; value: string; tolerance: string }
  /** Equal after both sides were turned into a tuple. */
  | { kind: "equal-as-tuple"; value: string };
