import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { DomainError } from "../errors";
import { sha256Hex } from "../protocol/sha256-hex";
import { createRandomStream } from "./random-stream";

const numbers = z.array(z.number());

const prngVectors = z.array(
  z.object({
    label: z.string(),
    key: z.string(),
    replicates: z.array(
      z.object({
        b: z.number(),
        u32: numbers,
        below_400: numbers,
        below_7: numbers,
        below_3000000000: numbers,
      }),
    ),
  }),
);

describeReference("prng", prngVectors, (vectors) => {
  for (const { label, key, replicates } of vectors) {
    test(`the key of ${label} is the digest of the label`, () => {
      expect(sha256Hex(label)).toBe(key);
    });
    for (const replicate of replicates) {
      test(`replicate ${replicate.b} of ${label} starts with the reference words`, () => {
        const stream = createRandomStream(label, replicate.b);
        expect(replicate.u32.map(() => stream.nextUint32())).toEqual(replicate.u32);
      });
      const bounded = [
        [400, replicate.below_400],
        [7, replicate.below_7],
        [3_000_000_000, replicate.below_3000000000],
      ] as const;
      for (const [n, values] of bounded) {
        test(`replicate ${replicate.b} of ${label} gives the reference integers below ${n}`, () => {
          const stream = createRandomStream(label, replicate.b);
          expect(values.map(() => stream.below(n))).toEqual(values);
        });
      }
    }
  }
});

const boundedVectors = z.array(
  z.object({
    label: z.string(),
    b: z.number(),
    n: numbers,
    values: numbers,
    words_used: z.number(),
    next_u32: z.number(),
  }),
);

describeReference("prng_bounded", boundedVectors, (vectors) => {
  for (const vector of vectors) {
    test(`replicate ${vector.b} of ${vector.label} gives ${vector.n.length} bounded integers from ${vector.words_used} words`, () => {
      const stream = createRandomStream(vector.label, vector.b);
      expect(vector.n.map((n) => stream.below(n))).toEqual(vector.values);
      expect(stream.nextUint32()).toBe(vector.next_u32);

      const words = createRandomStream(vector.label, vector.b);
      for (let used = 0; used < vector.words_used; used++) words.nextUint32();
      expect(words.nextUint32()).toBe(vector.next_u32);
    });
  }
});

describe("createRandomStream", () => {
  test("below(n) stays below n for every n up to 2^32", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (label, n) => {
        const value = createRandomStream(label, 0).below(n);
        expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true);
      }),
    );
  });

  test("below refuses bounds outside 1 to 2^32", () => {
    const stream = createRandomStream("any", 0);
    for (const n of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN]) {
      expect(() => stream.below(n)).toThrow(DomainError);
    }
  });

  test("a replicate that is not a 32-bit number is refused", () => {
    for (const replicate of [-1, 0.5, 2 ** 32]) {
      expect(() => createRandomStream("any", replicate)).toThrow(DomainError);
    }
  });
});
