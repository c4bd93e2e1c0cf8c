import { z } from "zod";
import { signFlipExact } from "../../../lib/core/stats/sign-flip-exact";
import { integer, number } from "../case-fields";
import { defineChecker } from "../define-checker";
import { exactly, probability } from "../figure";
import { integerWithin } from "../integer-within";
import { limitSignFlips } from "../limit-sign-flips";

const difference = integerWithin(-1_000_000, 1_000_000);

export const signFlipChecker = defineChecker({
  key: "sign_flip_exact",
  inputs: { d: z.array(difference) },
  figures: { sum: integer, p: number },
  recompute({ d }) {
    limitSignFlips("d", d);
    return {
      sum: exactly(d.reduce((total, difference) => total + difference, 0)),
      p: probability(signFlipExact(d)),
    };
  },
});
