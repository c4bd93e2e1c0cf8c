import type { PairVerdict } from "../../lib/core/pairs/pair-verdict";

/** The three verdicts of a paired test, as pages say them. There is no word for equality. */
export const verdictWords: Record<PairVerdict, string> = {
  separated: "separated",
  leans: "leans",
  "within-noise": "within noise",
};
