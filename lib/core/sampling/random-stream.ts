import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { DomainError } from "../errors";
import { counterWord, initialState } from "./chacha20";
import { writeChacha20Block } from "./write-chacha20-block";

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
  return openRandomStreams(label)(replicate);
}

/** Returns the streams of all replicates under a seed label, which is hashed once for all of them. */
export function openRandomStreams(label: string): (replicate: number) => RandomStream {
  const key = sha256(utf8ToBytes(label));
  return (replicate) => {
    if (!Number.isInteger(replicate) || replicate < 0 || replicate >= wordCount) {
      throw new DomainError("bad-input", `a replicate is a 32-bit number, not ${replicate}`);
    }
    const nonce = new Uint8Array(12);
    new DataView(nonce.buffer).setUint32(0, replicate, true);
    return new KeystreamReader(initialState(key, nonce, 0));
  };
}

class KeystreamReader implements RandomStream {
  private readonly block = new Uint32Array(16);
  private used = 16;

  constructor(private readonly state: Int32Array) {}

  nextUint32(): number {
    if (this.used === 16) {
      writeChacha20Block(this.state, this.block);
      this.state[counterWord] = (this.state[counterWord] ?? 0) + 1;
      this.used = 0;
    }
    return this.block[this.used++] ?? 0;
  }

  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > wordCount) {
      throw new DomainError("bad-input", `below takes an integer from 1 to 2^32, not ${n}`);
    }
    const limit = wordCount - (wordCount % n);
    let word = this.nextUint32();
    while (word >= limit) word = this.nextUint32();
    return word % n;
  }
}
