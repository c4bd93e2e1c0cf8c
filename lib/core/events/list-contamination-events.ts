import type { ContaminationFinding } from "../contamination/contamination-finding";
import type { EventEvidence } from "./event-kind";
import type { FoundEvent } from "./found-event";

/** One event for every flagged signal of a model; a flag corrects no score. */
export function listContaminationEvents(findings: readonly ContaminationFinding[]): FoundEvent[] {
  return findings
    .filter(({ isFlagged }) => isFlagged)
    .map((finding) => ({
      kind: "contamination",
      model: finding.model,
      evidence: describeContamination(finding),
    }));
}

/** A finding as evidence, its model apart. */
export function describeContamination({
  signal,
  own,
  against,
  difference,
  pHolm,
}: ContaminationFinding): EventEvidence {
  return {
    signal,
    own: {
      hits: own.hits,
      tasks: own.tasks,
      interval: own.interval === null ? null : { low: own.interval.low, high: own.interval.high },
    },
    against: against === null ? null : { ...against },
    difference,
    pHolm,
  };
}
