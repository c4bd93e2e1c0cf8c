import type { pairVerdicts } from "../../lib/contracts/comparison";

/** The three verdicts of a paired test, as pages say them. There is no word for equality. */
export const verdictWords: Record<(typeof pairVerdicts)[number], string> = {
  separated: "separated",
  leans: "leans",
  "within-noise": "within noise",
};
