import { z } from "zod";
import { chacha20Block } from "../../../lib/core/sampling/chacha20";
import { hex, integer } from "../case-fields";
import { defineChecker } from "../define-checker";

export const chacha20Checker = defineChecker({
  key: "chacha20_rfc8439_2_3_2",
  inputs: { key: hex, nonce: hex, counter: integer },
  figures: { keystream: z.string() },
  recompute({ key, nonce, counter }) {
    const words = chacha20Block(Buffer.from(key, "hex"), Buffer.from(nonce, "hex"), counter);
    const bytes = Buffer.alloc(4 * words.length);
    for (const [i, word] of words.entries()) bytes.writeUInt32LE(word, 4 * i);
    return { keystream: bytes.toString("hex") };
  },
});
