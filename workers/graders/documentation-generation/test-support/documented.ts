/** A function, faulty variants of it, and answers that document it. */
export interface Documented {
  code: string;
  faults: string[];
  /** Answers that have to pass, by their style. */
  honest: Record<string, string>;
  /** What is wrong, the answer, and which cases fail or which rule of the form is broken. */
  cheats: [what: string, submission: string, expected: string[]][];
}
