import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { DomainError } from "../errors";
import { pairsNeeded } from "./pairs-needed";

const vectors = z.array(z.object({ psi: z.number(), delta: z.number(), n: z.number() }));

describeReference("paired_n_required", vectors, (cases) => {
  for (const { psi, delta, n } of cases) {
    test(`a gap of ${delta} at a discordance of ${psi} needs the reference number`, () => {
      expect(pairsNeeded(psi, delta)).toBe(n);
    });
  }
});

describe("pairsNeeded", () => {
  test("a gap above the discordance, or none, is refused", () => {
    expect(() => pairsNeeded(0.05, 0.06)).toThrow(DomainError);
    expect(() => pairsNeeded(0.05, 0)).toThrow(DomainError);
    expect(() => pairsNeeded(1.2, 0.1)).toThrow(DomainError);
  });
});
