/** What one system is reported to have come to on one task. */
export interface ReportedOutcome {
  successes: number;
  trials: number;
}

/** One system of an outcomes file. */
export interface ReportedSystem {
  name: string;
  outcomes: Map<string, ReportedOutcome>;
}

/** A file of outcomes, checked. */
export interface ReportedFile {
  systems: ReportedSystem[];
  /** Which of several sets of tests decided, where the file's format has more than one. */
  measure: string | null;
  /** What was found in the file and not used, and what was unusual about it. */
  notes: string[];
}
