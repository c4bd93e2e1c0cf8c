import { pairsNeeded } from "../../../lib/core/stats/pairs-needed";
import { integer, number } from "../case-fields";
import { defineChecker } from "../define-checker";
import { exactly } from "../figure";

export const pairedNRequiredChecker = defineChecker({
  key: "paired_n_required",
  inputs: { psi: number, delta: number },
  figures: { n: integer },
  recompute: ({ psi, delta }) => ({ n: exactly(pairsNeeded(psi, delta)) }),
});
