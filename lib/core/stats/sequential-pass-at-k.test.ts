import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { expectClose } from "../../test-support/expect-close";
import { DomainError } from "../errors";
import { sequentialPassAtK } from "./sequential-pass-at-k";

const sequentialVector = z.object({
  max_attempts: z.number(),
  first_success: z.array(z.number().nullable()),
  results: z.array(z.object({ k: z.number(), value: z.number().nullable() })),
});

describeReference("pass_at_k_sequential", sequentialVector, (vector) => {
  for (const { k, value } of vector.results) {
    test(`the share solved within ${k} of ${vector.max_attempts} attempts is ${value}`, () => {
      expectClose(sequentialPassAtK(vector.first_success, vector.max_attempts, k), value);
    });
  }
});

describe("sequentialPassAtK", () => {
  test("there is no value for k below 1 or without tasks", () => {
    expect(sequentialPassAtK([1], 4, 0)).toBeNull();
    expect(sequentialPassAtK([], 4, 1)).toBeNull();
  });

  test("a success beyond the last attempt is refused", () => {
    expect(() => sequentialPassAtK([5], 4, 1)).toThrow(DomainError);
    expect(() => sequentialPassAtK([0], 4, 1)).toThrow(DomainError);
  });
});
