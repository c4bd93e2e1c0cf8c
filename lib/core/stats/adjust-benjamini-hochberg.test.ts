import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { expectRelative } from "../../test-support/expect-relative";
import { DomainError } from "../errors";
import { adjustBenjaminiHochberg } from "./adjust-benjamini-hochberg";
import { adjustHolm } from "./adjust-holm";

const number = z.array(z.number());
const vectors = z.array(z.object({ p: number, bh: number }));

describeReference("adjust", vectors, (cases) => {
  for (const { p, bh } of cases) {
    test(`the adjusted values of ${p.join(", ")} are the reference ones`, () => {
      adjustBenjaminiHochberg(p).forEach((value, i) => {
        expectRelative(value, bh[i] ?? Number.NaN);
      });
    });
  }
});

const pValues = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 });

describe("adjustBenjaminiHochberg", () => {
  test("it is never stricter than Holm and never below the raw value", () => {
    fc.assert(
      fc.property(pValues, (p) => {
        const holm = adjustHolm(p);
        adjustBenjaminiHochberg(p).forEach((value, i) => {
          expect(value).toBeGreaterThanOrEqual(p[i] ?? Number.NaN);
          expect(value).toBeLessThanOrEqual((holm[i] ?? Number.NaN) * (1 + 1e-12));
        });
      }),
    );
  });

  test("a value that is no p is refused", () => {
    expect(() => adjustBenjaminiHochberg([-0.1])).toThrow(DomainError);
  });
});
