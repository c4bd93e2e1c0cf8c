import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { expectRelative } from "../../test-support/expect-relative";
import { DomainError } from "../errors";
import { adjustHolm } from "./adjust-holm";

const number = z.array(z.number());
const vectors = z.array(z.object({ p: number, holm: number }));

describeReference("adjust", vectors, (cases) => {
  for (const { p, holm } of cases) {
    test(`Holm’s adjusted values of ${p.join(", ")} are the reference ones`, () => {
      adjustHolm(p).forEach((value, i) => {
        expectRelative(value, holm[i] ?? Number.NaN);
      });
    });
  }
});

const pValues = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 });

describe("adjustHolm", () => {
  test("adjusted values lie between the raw ones and Bonferroni's", () => {
    fc.assert(
      fc.property(pValues, (p) => {
        adjustHolm(p).forEach((value, i) => {
          const raw = p[i] ?? Number.NaN;
          expect(value).toBeGreaterThanOrEqual(raw);
          expect(value).toBeLessThanOrEqual(Math.min(1, raw * p.length) * (1 + 1e-12));
        });
      }),
    );
  });

  test("the order of the values is kept, and so is its independence of the order given", () => {
    fc.assert(
      fc.property(pValues, (p) => {
        const adjusted = adjustHolm(p);
        for (const [i, a] of p.entries()) {
          for (const [j, b] of p.entries()) {
            if (a <= b) expect(adjusted[i]).toBeLessThanOrEqual(adjusted[j] ?? Number.NaN);
          }
        }
        expect(adjustHolm([...p].reverse()).reverse()).toEqual(adjusted);
      }),
    );
  });

  test("a value that is no p is refused", () => {
    expect(() => adjustHolm([0.5, 1.01])).toThrow(DomainError);
    expect(() => adjustHolm([Number.NaN])).toThrow(DomainError);
  });
});
