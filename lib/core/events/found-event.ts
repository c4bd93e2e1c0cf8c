import type { EventEvidence, EventKind } from "./event-kind";

/** What a cycle's figures give to tell, before it is stored. */
export interface FoundEvent {
  kind: EventKind;
  /** Slug; null where it concerns no single model. */
  model: string | null;
  evidence: EventEvidence;
}
