/** How a submission was found in a completion; the last three mean that none was. */
export const extractionKinds = [
  "continuation",
  "definition",
  "fenced",
  "empty",
  "prose",
  "no-definition",
] as const;
export type ExtractionKind = (typeof extractionKinds)[number];
