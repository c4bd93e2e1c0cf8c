import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { DomainError } from "../errors";
import { chacha20Block } from "./chacha20";

const wordCount = 2 ** 32;

export interface RandomStream {
  /** The next keystream word, 0 to 2³² − 1. */
  nextUint32(): number;
  /**
   * A uniform integer from 0 to n − 1, for integer n from 1 to 2³². Words at or above the largest
   * multiple of n are rejected, so every value is equally likely; below(1) consumes a word too.
   * Throws DomainError `bad-input` for any other n.
   */
  below(n: number): number;
}

/**
 * Returns the random stream of one replicate under a seed label: the ChaCha20 keystream (RFC 8439)
 * from block 0, key = SHA-256 of the UTF-8 label, nonce = replicate as a little-endian word followed
 * by 8 zero bytes. The same label and replicate give the same stream on every machine.
 * Throws DomainError `bad-input` when the replicate is not a 32-bit unsigned integer.
 */
export function createRandomStream(label: string, replicate: number): RandomStream {
  if (!Number.isInteger(replicate) || replicate < 0 || replicate >= wordCount) {
    throw new DomainError("bad-input", `a replicate is a 32-bit number, not ${replicate}`);
  }
  const key = sha256(utf8ToBytes(label));
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(0, replicate, true);
  let block: Uint32Array = new Uint32Array(0);
  let counter = 0;
  let used = 0;

  function nextUint32(): number {
    const word = block[used++];
    if (word !== undefined) return word;
    block = chacha20Block(key, nonce, counter++);
    used = 0;
    return nextUint32();
  }

  function below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > wordCount) {
      throw new DomainError("bad-input", `below takes an integer from 1 to 2^32, not ${n}`);
    }
    const limit = wordCount - (wordCount % n);
    let word = nextUint32();
    while (word >= limit) word = nextUint32();
    return word % n;
  }

  return { nextUint32, below };
}
