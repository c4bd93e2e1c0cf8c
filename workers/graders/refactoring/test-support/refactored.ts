/** A tangled function, its reference, and answers that refactor it or pretend to. */
export interface Refactored {
  tangled: string;
  reference: string;
  /** Answers that have to pass, by their style. */
  honest: Record<string, string>;
  /** The reference with an edge case moved. */
  changed: string;
  /** What is wrong, the answer, and the rule of the form or the goals that are missed. */
  cheats: [what: string, submission: string, expected: string[]][];
}
