import { signFlipExact } from "../../../lib/core/stats/sign-flip-exact";
import { integer, integers, number } from "../case-fields";
import { defineChecker } from "../define-checker";
import { exactly, probability } from "../figure";

export const signFlipChecker = defineChecker({
  key: "sign_flip_exact",
  inputs: { d: integers },
  figures: { sum: integer, p: number },
  recompute: ({ d }) => ({
    sum: exactly(d.reduce((total, difference) => total + difference, 0)),
    p: probability(signFlipExact(d)),
  }),
});
