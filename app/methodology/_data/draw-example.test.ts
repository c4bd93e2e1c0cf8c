import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { createRandomStream } from "../../../lib/core/sampling/random-stream";
import { drawExample } from "./draw-example";

const { label, key, replicate, words, bases, draws } = drawExample;

// The words on the page are those of `openssl enc -chacha20`, as the page says to check them.
test("the printed key and words are those of the printed label", () => {
  const stream = createRandomStream(label, replicate);
  expect(bytesToHex(sha256(utf8ToBytes(label)))).toBe(key);
  expect(words.map(() => stream.nextUint32())).toEqual(words);
});

test("the printed draws are those of the printed label", () => {
  const stream = createRandomStream(label, replicate);
  expect(draws.map(() => stream.below(bases))).toEqual(draws);
});
