/** Counts of the tasks of two bit sets of equal length. */
export interface BitCounts {
  readonly onlyA: number;
  readonly onlyB: number;
  readonly both: number;
}

/** Returns how many bits only A, only B and both have set. */
export function countBits(a: Uint32Array, b: Uint32Array): BitCounts {
  let [onlyA, onlyB, both] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    const [own, other] = [a[i] ?? 0, b[i] ?? 0];
    onlyA += popcount(own & ~other);
    onlyB += popcount(other & ~own);
    both += popcount(own & other);
  }
  return { onlyA, onlyB, both };
}

/** Bits set in a 32-bit word, added in pairs, nibbles and bytes. */
function popcount(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
