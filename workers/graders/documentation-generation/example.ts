import type { Value } from "../../../lib/core/values/value";

/** One example of a documentation: a call with the values that it is made with, and what comes of it. */
export interface Example {
  args: Value[];
  outcome: ExampleOutcome;
  /** The call as the documentation writes it. */
  text: string;
}

export type ExampleOutcome =
  | { kind: "returns"; value: Value }
  /** Name of the error, without a package. */
  | { kind: "raises"; error: string };

/** What examples are looked for in. */
export interface Documentation {
  /** Without quotes or comment marks, escapes replaced. */
  text: string;
  entryPoint: string;
  /** Names of the function's parameters, in order. */
  parameters: readonly string[];
}

/** Places that look like examples are read up to this number: nobody needs more. */
export const mostPlaces = 200;
