import type { ExitReason } from "../ports/sandbox";
import type { Value } from "../values/value";

/** What the worker does with one submission: data only, made by a grader, carried out by a job. */
export type ExecutionPlan =
  | { kind: "calls"; entryPoint: string; source: string; setup?: string; calls: PlannedCall[] }
  /** The checker asks; each of its calls is put to the submission. */
  | {
      kind: "checker";
      entryPoint: string;
      source: string;
      preamble: string;
      testSource: string;
    }
  /**
   * The submission is a test program. It runs in a sandbox of its own against the subject, our own
   * program in another one, and reaches it by a proxy that passes values alone.
   */
  | {
      kind: "trial";
      entryPoint: string;
      subject: string;
      testSource: string;
      /** What it has to come to: where it comes to something else, the trials after it aren't run. */
      expects: "passed" | "failed";
    };

/**
 * Wire text of the tuple of arguments; or that, or Python source of it that is evaluated in the
 * submission's own namespace, with what the tests make of the answer before they compare it.
 */
export type PlannedCall =
  | string
  | { args: { kind: "wire" | "source"; text: string }; view: AnswerView | null };

/**
 * `bool(answer)`, `set(answer)`, `tuple(answer)` or `int(answer)` in the submission's own process, as
 * the tests write it: only there can an answer that is no plain data be looked at. Python's alone.
 */
export type AnswerView = "bool" | "set" | "tuple" | "int";

/** What one step of a submission came to: loading it, or one call. */
export type StepResult = (
  | { kind: "loaded" }
  | { kind: "returned"; value: Value }
  | { kind: "syntax-error"; detail: string }
  | { kind: "unbound"; detail: string }
  | { kind: "raised"; detail: string }
  /** It imports what the suite does not allow. */
  | { kind: "import-refused"; detail: string }
  /** The submission asked the interpreter to exit. */
  | { kind: "exit-requested" }
  | { kind: "out-of-memory" }
  | { kind: "reply-too-large" }
  /** A reply of another shape, out of turn, or for another request. */
  | { kind: "violated-protocol" }
  | { kind: "ended"; reason: ExitReason }
) & { cpuMs: number };

export type ExecutionResult =
  | { kind: "calls"; load: StepResult; steps: StepResult[] }
  | {
      kind: "checker";
      load: StepResult;
      /** passed and failed are the tests' word; broken: the tests raised something else. */
      tests: "passed" | "failed" | "broken" | "not-run";
      /** The first step that did not return, if any: it decides the class. */
      firstFailure: StepResult | null;
      cpuMs: number;
    }
  | {
      kind: "trial";
      /**
       * The test program's own word. `failed`: at least one test ran and did not pass; `not-run`: it
       * came to no end that could be believed.
       */
      outcome: "passed" | "failed" | "no-tests" | "not-run";
      /** Why, in the test program's words; its own output, so never shown for a hidden subject. */
      detail: string;
      /** How loading the test program went. */
      load: StepResult;
      /** Of the test program alone. */
      cpuMs: number;
    };
