import { createRandomStream } from "../../../lib/core/sampling/random-stream";
import { integer, integers, seedLabel } from "../case-fields";
import { defineChecker } from "../define-checker";
import { exactly } from "../figure";

export const prngBoundedChecker = defineChecker({
  key: "prng_bounded",
  inputs: { label: seedLabel, b: integer, n: integers },
  figures: { values: integers, words_used: integer, next_u32: integer },
  recompute({ label, b, n }) {
    const stream = createRandomStream(label, b);
    return {
      values: exactly(n.map((bound) => stream.below(bound))),
      words_used: exactly(countWords(label, b, n)),
      next_u32: exactly(stream.nextUint32()),
    };
  },
});

/** The words of the stream that go into integers below these bounds, rejected ones included. */
function countWords(label: string, replicate: number, bounds: readonly number[]): number {
  const stream = createRandomStream(label, replicate);
  const words = 2 ** 32;
  let used = 0;
  for (const bound of bounds) {
    do used++;
    while (stream.nextUint32() >= words - (words % bound));
  }
  return used;
}
