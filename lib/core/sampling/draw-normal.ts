import { drawUniform } from "./draw-uniform";
import type { RandomStream } from "./random-stream";

/** A standard normal number (Box and Muller 1958). */
export function drawNormal(stream: RandomStream): number {
  const radius = Math.sqrt(-2 * Math.log(drawUniform(stream)));
  return radius * Math.cos(2 * Math.PI * drawUniform(stream));
}
