import { DomainError } from "../errors";

/** "expand 32-byte k" as four little-endian words. */
const constants = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/**
 * Returns one ChaCha20 keystream block as 16 words, to be read as little-endian.
 *
 * Source: RFC 8439, section 2.3. `key` is 32 bytes, `nonce` 12 bytes, `counter` the 32-bit block
 * number. Throws DomainError `bad-input` for any other size.
 */
export function chacha20Block(key: Uint8Array, nonce: Uint8Array, counter: number): Uint32Array {
  if (key.length !== 32 || nonce.length !== 12) {
    throw new DomainError("bad-input", "ChaCha20 takes a key of 32 and a nonce of 12 bytes");
  }
  if (!Number.isInteger(counter) || counter < 0 || counter >= 2 ** 32) {
    throw new DomainError("bad-input", `ChaCha20 takes a 32-bit block counter, not ${counter}`);
  }
  const initial = initialState(key, nonce, counter);
  const state = initial.slice();
  for (let round = 0; round < 20; round += 2) doubleRound(state);
  for (let i = 0; i < 16; i++) state[i] = at(state, i) + at(initial, i);
  return state;
}

function initialState(key: Uint8Array, nonce: Uint8Array, counter: number): Uint32Array {
  const state = new Uint32Array(16);
  state.set(constants);
  setLittleEndianWords(state, 4, key);
  state[12] = counter;
  setLittleEndianWords(state, 13, nonce);
  return state;
}

function setLittleEndianWords(state: Uint32Array, start: number, bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let i = 0; i < bytes.length / 4; i++) state[start + i] = view.getUint32(4 * i, true);
}

/** The columns, then the diagonals, of the 4 × 4 state. */
function doubleRound(state: Uint32Array): void {
  quarterRound(state, 0, 4, 8, 12);
  quarterRound(state, 1, 5, 9, 13);
  quarterRound(state, 2, 6, 10, 14);
  quarterRound(state, 3, 7, 11, 15);
  quarterRound(state, 0, 5, 10, 15);
  quarterRound(state, 1, 6, 11, 12);
  quarterRound(state, 2, 7, 8, 13);
  quarterRound(state, 3, 4, 9, 14);
}

function quarterRound(state: Uint32Array, a: number, b: number, c: number, d: number): void {
  addThenRotate(state, a, b, d, 16);
  addThenRotate(state, c, d, b, 12);
  addThenRotate(state, a, b, d, 8);
  addThenRotate(state, c, d, b, 7);
}

/** sum += addend; mixed = (mixed xor sum) rotated left. Integer casts keep the arithmetic 32-bit. */
function addThenRotate(
  state: Uint32Array,
  sum: number,
  addend: number,
  mixed: number,
  bits: number,
): void {
  const total = (at(state, sum) + at(state, addend)) | 0;
  const word = at(state, mixed) ^ total;
  state[sum] = total;
  state[mixed] = (word << bits) | (word >>> (32 - bits));
}

/** Every index is a constant below 16, so the fallback never applies. */
function at(words: Uint32Array, index: number): number {
  return words[index] ?? 0;
}
