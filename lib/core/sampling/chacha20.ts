import { DomainError } from "../errors";
import { writeChacha20Block } from "./write-chacha20-block";

/** "expand 32-byte k" as four little-endian words. */
const constants = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** Where the block counter stands in the state. */
export const counterWord = 12;

/**
 * Returns one ChaCha20 keystream block as 16 words, to be read as little-endian.
 *
 * Source: RFC 8439, section 2.3. `key` is 32 bytes, `nonce` 12 bytes, `counter` the 32-bit block
 * number. Throws DomainError `bad-input` for any other size.
 */
export function chacha20Block(key: Uint8Array, nonce: Uint8Array, counter: number): Uint32Array {
  const block = new Uint32Array(16);
  writeChacha20Block(initialState(key, nonce, counter), block);
  return block;
}

/**
 * Returns the state before the rounds: constants, key, block counter, nonce. As signed integers, which
 * 32-bit arithmetic is made of here. Throws as `chacha20Block` does.
 */
export function initialState(key: Uint8Array, nonce: Uint8Array, counter: number): Int32Array {
  if (key.length !== 32 || nonce.length !== 12) {
    throw new DomainError("bad-input", "ChaCha20 takes a key of 32 and a nonce of 12 bytes");
  }
  if (!Number.isInteger(counter) || counter < 0 || counter >= 2 ** 32) {
    throw new DomainError("bad-input", `ChaCha20 takes a 32-bit block counter, not ${counter}`);
  }
  const state = new Int32Array(16);
  state.set(constants);
  setLittleEndianWords(state, 4, key);
  state[counterWord] = counter;
  setLittleEndianWords(state, counterWord + 1, nonce);
  return state;
}

function setLittleEndianWords(state: Int32Array, start: number, bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let i = 0; i < bytes.length / 4; i++) state[start + i] = view.getInt32(4 * i, true);
}
