/** How a submission was found in a completion; the last two mean that none was. */
export const extractionKinds = [
  "continuation",
  "definition",
  "fenced-definition",
  "fenced-continuation",
  "empty",
  "no-definition",
] as const;
export type ExtractionKind = (typeof extractionKinds)[number];

export interface Extraction {
  kind: ExtractionKind;
  /** The program to load, or null when there is none: the candidate fails with class `format`. */
  source: string | null;
  /** What was chosen and why, for the trace. */
  explanation: string;
}

/** One completion and the task that it answers. */
export interface Question {
  prompt: string;
  entryPoint: string;
  completion: string;
}
