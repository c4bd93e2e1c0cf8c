import type { EvidenceGrade } from "../vocabulary";
import type { ChecklistItem } from "./checklist";

/** What decides how far a result can be trusted. */
export interface EvidenceFacts {
  /** Who made the answers: this evaluator, or somebody who reports them. */
  made: "here" | "elsewhere";
  checklist: readonly ChecklistItem[];
  /** Whether tests decide that no model could have seen. */
  hasHiddenTests: boolean;
  /** Whether the tasks were public before a model could be asked, or that is not known. */
  isExposed: boolean;
  /** Repeated executions; null before there are any. */
  repeats: { flaky: number; repeated: number } | null;
  /** What executing reported answers again came to; null where that was not done. */
  reproduction: { reRuns: number; isInsideInterval: boolean } | null;
}

export interface Evidence {
  grade: EvidenceGrade;
  /** Why it is no better, and what speaks for it, as sentences. */
  reasons: string[];
}

/** Re-runs from which a reported score counts as reproduced. */
const enoughReRuns = 40;

/**
 * The evidence grade of a run and its reasons. A: measured here, everything kept, by hidden tests whose
 * verdicts hold. B: measured here with a gap that is named. C: reported with the whole checklist and
 * reproduced. D: reported with the whole checklist. E: anything else. More than 1% flaky, or exposed
 * tasks, allow B at most. Source: methodology, section 6.
 */
export function gradeEvidence(facts: EvidenceFacts): Evidence {
  const missing = facts.checklist.filter(({ present }) => !present);
  const gap =
    missing.length === 0
      ? []
      : [`${missing.length} of ${facts.checklist.length} items of the checklist are missing.`];
  if (facts.made === "here") {
    const reasons = ["The answers were made and measured here.", ...gap, ...listCaps(facts)];
    return { grade: reasons.length === 1 ? "A" : "B", reasons };
  }
  const reasons = [
    "The answers were made elsewhere, and how is known only as far as somebody states it.",
    ...gap,
  ];
  if (gap.length > 0) return { grade: "E", reasons };
  const complete = "The checklist is complete.";
  if (!isReproduced(facts)) {
    return { grade: "D", reasons: [...reasons, complete, wordReproduction(facts)] };
  }
  return { grade: "C", reasons: [...reasons, complete, wordReproduction(facts)] };
}

/**
 * Who made the answers of a run, by the grade that was recorded as it was stored: whoever stored it knew
 * whether it had asked or had been handed the answers, and only answers of its own were ever given A or B.
 */
export function whoMade(recorded: EvidenceGrade): EvidenceFacts["made"] {
  return recorded === "A" || recorded === "B" ? "here" : "elsewhere";
}

/** What stands between a complete run of our own and the best grade. */
function listCaps({ hasHiddenTests, isExposed, repeats }: EvidenceFacts): string[] {
  const caps: string[] = [];
  if (!hasHiddenTests) caps.push("No hidden test decides.");
  if (isExposed)
    caps.push("Its tasks were public before a model could be asked, or may have been.");
  if (repeats === null || repeats.repeated === 0) {
    caps.push("Whether its verdicts hold when repeated is not known yet.");
  } else if (100 * repeats.flaky > repeats.repeated) {
    caps.push(`${repeats.flaky} of ${repeats.repeated} repeated candidates are flaky: above 1%.`);
  }
  return caps;
}

function isReproduced({ reproduction }: EvidenceFacts): boolean {
  return (
    reproduction !== null && reproduction.reRuns >= enoughReRuns && reproduction.isInsideInterval
  );
}

function wordReproduction({ reproduction }: EvidenceFacts): string {
  if (reproduction === null) return "No part of it was asked again here.";
  const { reRuns, isInsideInterval } = reproduction;
  if (!isInsideInterval) return `The reported score is outside the interval of ${reRuns} re-runs.`;
  return reRuns >= enoughReRuns
    ? `The reported score is inside the interval of ${reRuns} re-runs.`
    : `${reRuns} re-runs are fewer than the ${enoughReRuns} that a reproduction needs.`;
}
