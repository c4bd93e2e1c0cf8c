import type { CellKind } from "./work-up-matrix";

/** What a cell says. */
export const cellWords: Record<CellKind, string> = {
  passed: "passed",
  part: "passed in part",
  failed: "failed",
  unknown: "not known",
};
