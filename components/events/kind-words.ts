import type { EventKind } from "../../lib/core/events/event-kind";

/** A kind of event in a word or two. */
export const kindWords: Record<EventKind, string> = {
  publication: "Publication",
  gate_failure: "Held back by a gate",
  watch: "May have changed",
  alert: "Has changed",
  change_confirmed: "Change confirmed",
  change_unconfirmed: "Change not confirmed",
  evaluator_drift: "Evaluator changed",
  alarm: "Alarm",
  contamination: "May have seen tasks",
  correction: "Correction",
  exposure: "Tasks became public",
};
