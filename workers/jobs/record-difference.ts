/** What was found not to hold, from a closed list. */
export type DifferenceKind =
  /** The text of a record does not have the hash that is stored with it, or is no record. */
  | "text"
  /** A record does not follow the one before it. */
  | "link"
  /** A record supersedes what it can't: another run's, a later one, or one superseded already. */
  | "supersession"
  /** A record names another run, suite, model or manifest than it belongs to. */
  | "identity"
  /** A figure is not what its verdicts come to. */
  | "score"
  /** A record's verdicts are not those that are stored. */
  | "verdicts"
  /** A verdict is not what its outcomes come to. */
  | "outcomes"
  /** A trace is gone, altered, or tells of another verdict. */
  | "trace"
  /** A run is graded and has no record. */
  | "unpublished";

export interface RecordDifference {
  kind: DifferenceKind;
  recordId: number | null;
  runId: string | null;
  /** What is wrong, in words. */
  detail: string;
}
