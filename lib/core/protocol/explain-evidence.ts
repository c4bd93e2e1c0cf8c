import type { EvidenceGrade } from "../vocabulary";
import type { Evidence } from "./evidence-grade";

/**
 * The reasons behind a run's grade. A grade stands as it was recorded; where the facts of now would
 * give another, the first reason says so.
 */
export function explainEvidence(recorded: EvidenceGrade, { grade, reasons }: Evidence): string[] {
  if (grade === recorded) return reasons;
  return [`Recorded as ${recorded}; by what is known now it would be ${grade}.`, ...reasons];
}
