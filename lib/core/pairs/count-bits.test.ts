import fc from "fast-check";
import { expect, test } from "vitest";
import { countBits } from "./count-bits";

test("bits of whole words are counted, the highest too", () => {
  expect(countBits(Uint32Array.of(0xffffffff, 1), Uint32Array.of(0x80000000, 2))).toEqual({
    onlyA: 32,
    onlyB: 1,
    both: 1,
  });
});

test("the counts are those of the written-out bits", () => {
  const word = fc.integer({ min: 0, max: 0xffffffff });
  const ones = (value: number) => value.toString(2).replaceAll("0", "").length;
  fc.assert(
    fc.property(word, word, (a, b) => {
      const both = ones((a & b) >>> 0);
      expect(countBits(Uint32Array.of(a), Uint32Array.of(b))).toEqual({
        onlyA: ones(a) - both,
        onlyB: ones(b) - both,
        both,
      });
    }),
  );
});
