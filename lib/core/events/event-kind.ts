/** What is worth telling about the boards; closed. */
export const eventKinds = [
  "publication",
  "gate_failure",
  "watch",
  "alert",
  "change_confirmed",
  "change_unconfirmed",
  "evaluator_drift",
  "alarm",
  "contamination",
  "correction",
  "exposure",
] as const;
export type EventKind = (typeof eventKinds)[number];

type Evidence = string | number | boolean | null | Evidence[] | { [field: string]: Evidence };

/** The figures that an event rests on, by name: counts, statistics, digests, addresses. */
export type EventEvidence = { [field: string]: Evidence };
