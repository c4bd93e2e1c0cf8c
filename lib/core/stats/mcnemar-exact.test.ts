import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { expectRelative } from "../../test-support/expect-relative";
import { DomainError } from "../errors";
import { mcnemarExact } from "./mcnemar-exact";

const vectors = z.array(z.object({ b: z.number(), c: z.number(), p_exact: z.number() }));

describeReference("mcnemar", vectors, (cases) => {
  for (const { b, c, p_exact } of cases) {
    test(`${b} against ${c} telling tasks have the reference p, either way round`, () => {
      expectRelative(mcnemarExact(b, c), p_exact);
      expectRelative(mcnemarExact(c, b), p_exact);
    });
  }
});

describe("mcnemarExact", () => {
  test("wins in a row halve p, and very small values keep their digits", () => {
    expect(mcnemarExact(10, 0)).toBe(2 / 1024);
    expectRelative(mcnemarExact(900, 0), 2 ** -899);
    // 2 · (1 + 900) / 2⁹⁰⁰: one loss among 900.
    expectRelative(mcnemarExact(899, 1), 901 * 2 ** -899);
  });

  test("a wider win has a smaller p", () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), (b, c) => {
        const [more, fewer] = [Math.max(b, c), Math.min(b, c)];
        expect(mcnemarExact(more + 1, fewer)).toBeLessThanOrEqual(mcnemarExact(more, fewer));
      }),
    );
  });

  test("anything but counts is refused", () => {
    expect(() => mcnemarExact(-1, 2)).toThrow(DomainError);
    expect(() => mcnemarExact(1, 0.5)).toThrow(DomainError);
    expect(() => mcnemarExact(Number.NaN, 1)).toThrow(DomainError);
  });
});
