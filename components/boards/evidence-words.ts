import type { EvidenceGrade } from "../../lib/core/vocabulary";

/** What an evidence grade says, for a reader who has not read the method page. */
export const evidenceWords: Record<EvidenceGrade, string> = {
  A: "measured here, every artifact kept",
  B: "measured here, with a declared gap",
  C: "self-reported, reproduced in part",
  D: "self-reported, conditions stated",
  E: "conditions not fully stated",
};
