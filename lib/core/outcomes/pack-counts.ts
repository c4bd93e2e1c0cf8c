import { DomainError } from "../errors";
import { fromBase64, toBase64 } from "./base64";
import type { PackedCounts } from "./packed-outcomes";

const mostBits = 16;

/**
 * Returns whole numbers from 0 to 65,535 in the fewest bits that hold the largest of them.
 * Throws DomainError `bad-input` for any other number.
 */
export function packCounts(counts: ArrayLike<number>): PackedCounts {
  const every = counts[0] ?? 0;
  let most = 0;
  let isSame = true;
  for (let index = 0; index < counts.length; index++) {
    const count = counts[index] ?? 0;
    if (!Number.isInteger(count) || count < 0 || count >= 2 ** mostBits) {
      throw new DomainError("bad-input", `only 0 to 65535 can be packed, not ${count}`);
    }
    if (count > most) most = count;
    if (count !== every) isSame = false;
  }
  if (isSame) return { every };
  const bits = 32 - Math.clz32(most);
  return { bits, data: toBase64(packBits(counts, bits)) };
}

function packBits(counts: ArrayLike<number>, bits: number): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((counts.length * bits) / 8));
  for (let index = 0; index < counts.length; index++) {
    const count = counts[index] ?? 0;
    for (let bit = 0; bit < bits; bit++) {
      const place = index * bits + bit;
      bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (((count >> bit) & 1) << (place & 7));
    }
  }
  return bytes;
}

/**
 * Returns the numbers that `packCounts` packed.
 * Throws DomainError `bad-input` when the data is not that of so many numbers.
 */
export function unpackCounts(packed: PackedCounts, length: number): Uint16Array {
  const counts = new Uint16Array(length);
  if ("every" in packed) {
    if (packed.every >= 2 ** mostBits) refuse(length);
    return counts.fill(packed.every);
  }
  const { bits } = packed;
  const bytes = fromBase64(packed.data);
  if (bytes.length !== Math.ceil((length * bits) / 8)) refuse(length);
  for (let index = 0; index < length; index++) {
    let count = 0;
    for (let bit = 0; bit < bits; bit++) {
      const place = index * bits + bit;
      count |= (((bytes[place >> 3] ?? 0) >> (place & 7)) & 1) << bit;
    }
    counts[index] = count;
  }
  return counts;
}

function refuse(length: number): never {
  throw new DomainError("bad-input", `packed numbers do not hold ${length} tasks`);
}
