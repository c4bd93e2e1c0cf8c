import { createCipheriv } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { DomainError } from "../errors";
import { chacha20Block } from "./chacha20";

const rfcVector = z.object({
  key: z.string(),
  nonce: z.string(),
  counter: z.number(),
  keystream: z.string(),
});

describeReference("chacha20_rfc8439_2_3_2", rfcVector, (vector) => {
  test("the block of RFC 8439 section 2.3.2 has the published keystream", () => {
    const key = Buffer.from(vector.key, "hex");
    const nonce = Buffer.from(vector.nonce, "hex");
    expect(keystreamHex(chacha20Block(key, nonce, vector.counter))).toBe(vector.keystream);
  });
});

describe("chacha20Block", () => {
  test("its keystream is the platform's for any key, nonce and counter", () => {
    fc.assert(
      fc.property(bytes(32), bytes(12), fc.nat(2 ** 31 - 1), (key, nonce, counter) => {
        expect(keystreamHex(chacha20Block(key, nonce, counter))).toBe(
          nativeBlockHex(key, nonce, counter),
        );
      }),
    );
  });

  test("keys and nonces of the wrong size and counters beyond 32 bits are refused", () => {
    const key = new Uint8Array(32);
    const nonce = new Uint8Array(12);
    expect(() => chacha20Block(key.subarray(1), nonce, 0)).toThrow(DomainError);
    expect(() => chacha20Block(key, nonce.subarray(1), 0)).toThrow(DomainError);
    expect(() => chacha20Block(key, nonce, 2 ** 32)).toThrow(DomainError);
    expect(() => chacha20Block(key, nonce, -1)).toThrow(DomainError);
  });
});

function bytes(length: number): fc.Arbitrary<Uint8Array> {
  return fc.uint8Array({ minLength: length, maxLength: length });
}

function keystreamHex(words: Uint32Array): string {
  const output = Buffer.alloc(4 * words.length);
  words.forEach((word, i) => {
    output.writeUInt32LE(word, 4 * i);
  });
  return output.toString("hex");
}

/** OpenSSL's initial vector is the little-endian counter followed by the nonce. */
function nativeBlockHex(key: Uint8Array, nonce: Uint8Array, counter: number): string {
  const initialVector = Buffer.alloc(16);
  initialVector.writeUInt32LE(counter);
  initialVector.set(nonce, 4);
  return createCipheriv("chacha20", key, initialVector).update(Buffer.alloc(64)).toString("hex");
}
