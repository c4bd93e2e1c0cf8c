import { DomainError } from "../errors";
import { createRandomStream } from "../sampling/random-stream";

export interface SignFlips {
  readonly seedLabel: string;
  readonly bases: number;
  /** Number of replicates. */
  readonly count: number;
  /** Words of 32 signs in each row. */
  readonly wordsPerRow: number;
  /** `count` rows; bit g of a row is 1 where base g, in byte order, changes its sign. */
  readonly bits: Uint32Array;
}

/**
 * Returns the signs that a sampled test flips: replicate r uses stream r of the seed label, one word a
 * base in byte order of the ids, whose lowest bit decides. It depends on no outcome, so one draw serves
 * every pair of a board.
 * Throws DomainError `bad-input` unless both numbers are positive integers.
 */
export function drawSignFlips(seedLabel: string, bases: number, count: number): SignFlips {
  if (![bases, count].every((n) => Number.isInteger(n) && n > 0)) {
    throw new DomainError("bad-input", `cannot draw ${count} sign flips of ${bases} bases`);
  }
  const wordsPerRow = Math.ceil(bases / 32);
  const bits = new Uint32Array(count * wordsPerRow);
  for (let replicate = 0; replicate < count; replicate++) {
    const stream = createRandomStream(seedLabel, replicate);
    for (let base = 0; base < bases; base++) {
      const word = replicate * wordsPerRow + (base >>> 5);
      if ((stream.nextUint32() & 1) === 1) bits[word] = (bits[word] ?? 0) | (1 << (base & 31));
    }
  }
  return { seedLabel, bases, count, wordsPerRow, bits };
}
