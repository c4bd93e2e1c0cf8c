import { listChecklist } from "../../lib/core/protocol/checklist";
import { type Evidence, gradeEvidence } from "../../lib/core/protocol/evidence-grade";
import type { Manifest } from "../../lib/core/protocol/manifest";

/** The evidence grade of outcomes measured elsewhere: without answers and traces no checklist is whole. */
export function gradeReported(generation: Manifest["generation"]): Evidence {
  return gradeEvidence({
    made: "elsewhere",
    checklist: listChecklist({
      ...{ generation, answersWithheld: true, measured: "elsewhere", isComplete: true },
      ...{ categories: [], candidates: 0, candidatesWithTokens: 0 },
    }),
    ...{ hasHiddenTests: false, isExposed: true, repeats: null, reproduction: null },
  });
}
