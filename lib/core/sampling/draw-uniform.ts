import type { RandomStream } from "./random-stream";

/** A uniform number in (0, 1), never either end. */
export function drawUniform(stream: RandomStream): number {
  return (stream.nextUint32() + 0.5) / 2 ** 32;
}
