/** One command of the whole import, and how it should end. */
export interface PlannedImport {
  /** Below the test data's folder. */
  file: string;
  /** The command without `--file`. */
  words: string[];
  end: { kind: "done" } | { kind: "refused"; status: number; says: RegExp };
  /** Grading: minutes, so that a quick proof leaves it out. */
  slow: boolean;
}
