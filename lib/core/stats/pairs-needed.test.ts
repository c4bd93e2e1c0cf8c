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
  test("more power takes more tasks, by the quantile that a table gives for it", () => {
    // ((1.959964 √0.1 + 1.281552 √(0.1 − 0.0009)) / 0.03)² = 1163.3 with z(0.9) = 1.281552.
    expect(pairsNeeded(0.1, 0.03, 0.9)).toBe(1164);
    expect(pairsNeeded(0.1, 0.03, 0.8)).toBe(pairsNeeded(0.1, 0.03));
    expect(() => pairsNeeded(0.1, 0.03, 1)).toThrow(DomainError);
  });

  test("tasks in copies of one another take as many times more as there are copies", () => {
    // Of m copies the sums of a base problem are m times as large, and so is their mean square a task.
    for (const copies of [2, 3, 6]) {
      const needed = pairsNeeded(copies * 0.1, 0.03, 0.8, copies);
      expect(Math.abs(needed - copies * pairsNeeded(0.1, 0.03))).toBeLessThan(copies);
    }
  });

  test("tasks that come in threes and share their fate by a third take a third more", () => {
    // 4,000 drawn comparisons of 1,405 such tasks found a gap of 3 points in 81.9 of 100.
    expect(pairsNeeded(0.162, 0.03, 0.8, 3)).toBeGreaterThan(1.5 * pairsNeeded(0.1, 0.03));
    expect(pairsNeeded(0.162, 0.03, 0.8, 3)).toBeLessThan(1.7 * pairsNeeded(0.1, 0.03));
  });

  test("a gap above the discordance, or none, is refused", () => {
    expect(() => pairsNeeded(0.05, 0.06)).toThrow(DomainError);
    expect(() => pairsNeeded(0.05, 0)).toThrow(DomainError);
    expect(() => pairsNeeded(1.2, 0.1)).toThrow(DomainError);
  });
});
