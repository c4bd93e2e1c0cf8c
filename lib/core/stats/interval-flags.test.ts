import { expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { intervalFlags } from "./interval-flags";

const side = z
  .object({ score: z.number(), lo: z.number(), hi: z.number() })
  .transform(({ score, lo, hi }) => ({ score, low: lo, high: hi }));

const flagVectors = z.array(
  z.object({
    name: z.string(),
    a: side,
    b: side,
    tied_ci: z.boolean(),
    ci_overlap: z.boolean(),
  }),
);

describeReference("interval_flags", flagVectors, (vectors) => {
  for (const { name, a, b, tied_ci, ci_overlap } of vectors) {
    test(`the flags of this case are the reference ones, either way round: ${name}`, () => {
      const expected = { tiedByInterval: tied_ci, overlap: ci_overlap };
      expect(intervalFlags(a, b)).toEqual(expected);
      expect(intervalFlags(b, a)).toEqual(expected);
    });
  }
});
