import { DomainError } from "../errors";
import { drawSignFlips, type SignFlips } from "./draw-sign-flips";

export interface SignFlipDraw {
  readonly seedLabel: string;
  readonly flips: number;
}

/**
 * Returns the p-value of the sign-flip test from drawn signs, for differences that no small common
 * denominator makes whole: (1 + the number of draws with |T*| ≥ |T| − 1e-12) / (1 + draws), T = Σ d_g
 * over the bases in byte order. Its smallest value is 1/(1 + draws), so a board needs many draws.
 * @param draw a seed label and a number, or flips drawn before
 * Throws DomainError `bad-input` when flips drawn before are of another number of bases.
 */
export function signFlipSampled(
  differences: ArrayLike<number>,
  draw: SignFlipDraw | SignFlips,
): number {
  const bases = differences.length;
  const drawn = "bits" in draw ? draw : drawSignFlips(draw.seedLabel, bases, draw.flips);
  if (drawn.bases !== bases) {
    throw new DomainError("bad-input", `flips of ${drawn.bases} bases do not fit ${bases} bases`);
  }
  let total = 0;
  for (let base = 0; base < bases; base++) total += differences[base] ?? Number.NaN;
  const threshold = Math.abs(total) - 1e-12;
  let extreme = 0;
  for (let replicate = 0; replicate < drawn.count; replicate++) {
    if (Math.abs(flippedSum(differences, drawn, replicate)) >= threshold) extreme++;
  }
  return (1 + extreme) / (1 + drawn.count);
}

function flippedSum(differences: ArrayLike<number>, drawn: SignFlips, replicate: number): number {
  const start = replicate * drawn.wordsPerRow;
  let sum = 0;
  for (let base = 0; base < differences.length; base++) {
    const word = drawn.bits[start + (base >>> 5)] ?? 0;
    const difference = differences[base] ?? Number.NaN;
    sum += ((word >>> (base & 31)) & 1) === 1 ? -difference : difference;
  }
  return sum;
}
