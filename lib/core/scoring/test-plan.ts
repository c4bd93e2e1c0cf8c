import type { Visibility } from "../vocabulary";

/**
 * What the trusted side checks for one task. Values are wire text of lib/core/values:
 * the candidate's process sees `args` alone, never `expected`.
 */
export type TestPlan =
  /** `setup`, where there is one, runs in the candidate's process before the first call. */
  | { kind: "calls"; setup?: string; cases: CallCase[] }
  /** Test code that can't be taken apart: run in a second sandbox against a proxy. */
  | { kind: "checker"; source: string; visibility: Visibility }
  /** A whole test program of JavaScript or Java, run as a checker is; TypeScript has no runtime yet. */
  | { kind: "program"; source: string; visibility: Visibility }
  /**
   * `code`: the function without a comment; `errors`: those that it raises, as the statement words
   * them; `faults`: whole faulty programs that the examples have to tell from the code.
   */
  | {
      kind: "documentation";
      code: string;
      parameters: string[];
      errors: string[];
      faults: string[];
    }
  /** A test program has to pass on both solutions and to fail on each fault: whole programs all. */
  | { kind: "tests"; reference: string; second: string; faults: string[] }
  | { kind: "refactoring"; original: string; goals: RefactoringGoals; cases: CallCase[] };

/** What a refactored program may be at most, and the public names that it has to keep. */
export interface RefactoringGoals {
  maxCyclomatic: number;
  maxNesting: number;
  maxFunctionLines: number;
  maxDuplicatedLines: number;
  keepNames: string[];
}

export type CallCase = {
  visibility: Visibility;
  expectation: Expectation;
} & (
  | {
      /** Wire text of the tuple of positional arguments. */
      args: string;
    }
  | {
      /**
       * Source of the tuple of positional arguments, for those that only the candidate's own classes
       * can make: evaluated in its process, where an input is no secret.
       */
      argsSource: string;
    }
);

export type Expectation =
  /** Equal under the suite's rule. */
  | { kind: "equal"; value: string }
  /** Python's `is` for None, True and False; in other languages what is equal. */
  | { kind: "identical"; value: string }
  | { kind: "truthy"; expected: boolean }
  /** |actual − value| < tolerance, both numbers. */
  | { kind: "close"; value: string; tolerance: string }
  /** Equal after both sides were turned into a tuple. */
  | { kind: "equal-as-tuple"; value: string }
  /** Python's int(actual) == value. */
  | { kind: "equal-as-int"; value: string }
  /** Python's set(actual) == value. */
  | { kind: "equal-as-set"; value: string }
  /** Python's math.isclose(actual, value, rel_tol=…, abs_tol=…). */
  | { kind: "is-close"; value: string; relativeTolerance: string; absoluteTolerance: string }
  /** The call raises an error of this name, such as ValueError. */
  | { kind: "raises"; error: string };
