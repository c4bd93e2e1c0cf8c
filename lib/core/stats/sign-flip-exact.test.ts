import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { expectRelative } from "../../test-support/expect-relative";
import { DomainError } from "../errors";
import { mcnemarExact } from "./mcnemar-exact";
import { signFlipExact } from "./sign-flip-exact";

const vectors = z.array(z.object({ name: z.string(), d: z.array(z.number()), p: z.number() }));

describeReference("sign_flip_exact", vectors, (cases) => {
  for (const { name, d, p } of cases) {
    test(`the p of this case is the reference one: ${name}`, () => {
      expectRelative(signFlipExact(d), p);
    });
  }
});

/** Every choice of signs, one by one. */
function enumerate(differences: readonly number[]): number {
  const observed = Math.abs(differences.reduce((sum, d) => sum + d, 0));
  let extreme = 0;
  for (let signs = 0; signs < 2 ** differences.length; signs++) {
    const sum = differences.reduce((total, d, i) => total + ((signs >> i) & 1 ? -d : d), 0);
    if (Math.abs(sum) >= observed) extreme++;
  }
  return extreme / 2 ** differences.length;
}

describe("signFlipExact", () => {
  test("it is the share of all choices of signs that are at least as extreme", () => {
    const differences = fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 11 });
    fc.assert(
      fc.property(differences, (list) => {
        expectRelative(signFlipExact(list), enumerate(list));
      }),
    );
  });

  test("with one task a base it is McNemar's exact test", () => {
    fc.assert(
      fc.property(fc.nat(150), fc.nat(150), fc.nat(20), (wins, losses, ties) => {
        const list = [
          ...Array<number>(wins).fill(1),
          ...Array<number>(ties).fill(0),
          ...Array<number>(losses).fill(-1),
        ];
        expectRelative(signFlipExact(list), mcnemarExact(wins, losses));
      }),
    );
  });

  test("neither the order, nor the direction, nor the unit of the differences matters", () => {
    const differences = fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 60 });
    fc.assert(
      fc.property(differences, fc.integer({ min: 1, max: 12 }), (list, unit) => {
        const p = signFlipExact(list);
        expect(signFlipExact([...list].reverse().map((d) => -d))).toBe(p);
        expectRelative(signFlipExact(list.map((d) => d * unit)), p);
      }),
    );
  });

  test("differences that are no whole numbers are refused", () => {
    expect(() => signFlipExact([1, 0.5])).toThrow(DomainError);
    expect(() => signFlipExact([Number.NaN])).toThrow(DomainError);
  });
});
