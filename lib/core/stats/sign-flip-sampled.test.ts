import { describe, expect, test } from "vitest";
import { DomainError } from "../errors";
import { createRandomStream } from "../sampling/random-stream";
import { drawSignFlips } from "./draw-sign-flips";
import { signFlipExact } from "./sign-flip-exact";
import { signFlipSampled } from "./sign-flip-sampled";

const seedLabel = "cgb/v1/flip/2026-W48/overall";
const differences = [3, -1, 2, 2, 1, -2, 1, 3, 0, 2, ...Array<number>(30).fill(0)];

describe("signFlipSampled", () => {
  test("it comes near the exact p of the same differences", () => {
    // 0.1016 by enumeration; the standard error of 20,000 draws is 0.0021.
    const sampled = signFlipSampled(differences, { seedLabel, flips: 20_000 });
    expect(Math.abs(sampled - signFlipExact(differences))).toBeLessThan(4 * 0.0021);
  });

  test("flips drawn before give the same p as drawing them", () => {
    const drawn = drawSignFlips(seedLabel, differences.length, 500);
    const p = signFlipSampled(differences, { seedLabel, flips: 500 });
    expect(signFlipSampled(differences, drawn)).toBe(p);
    expect(
      signFlipSampled(
        differences.map((d) => d / 3),
        drawn,
      ),
    ).toBe(p);
  });

  test("no difference has p = 1, and the smallest p is one more than none of the draws", () => {
    expect(signFlipSampled([0, 0, 0], { seedLabel, flips: 100 })).toBe(1);
    const wins = Array<number>(64).fill(0.5);
    expect(signFlipSampled(wins, { seedLabel, flips: 100 })).toBe(1 / 101);
  });

  test("flips of another number of bases are refused", () => {
    expect(() => signFlipSampled([1, 2], drawSignFlips(seedLabel, 3, 10))).toThrow(DomainError);
  });
});

describe("drawSignFlips", () => {
  test("each row holds the low bits of its own replicate's stream, one word a base", () => {
    const { bits, wordsPerRow } = drawSignFlips(seedLabel, 70, 2);
    const stream = createRandomStream(seedLabel, 1);
    const expected = Array.from({ length: 70 }, () => stream.nextUint32() & 1);
    const row = bits.subarray(wordsPerRow, 2 * wordsPerRow);
    expect(expected.map((_, base) => ((row[base >>> 5] ?? 0) >>> (base & 31)) & 1)).toEqual(
      expected,
    );
  });

  test("nothing to flip and no draws are refused", () => {
    expect(() => drawSignFlips(seedLabel, 0, 10)).toThrow(DomainError);
    expect(() => drawSignFlips(seedLabel, 10, 0)).toThrow(DomainError);
  });
});
