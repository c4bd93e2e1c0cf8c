import { expect, test } from "vitest";
import { createRandomStream } from "../../../lib/core/sampling/random-stream";
import { drawBeta, shapeOfChances } from "./draw-beta";

test.each([0.05, 0.1, 0.2])(
  "chances have mean 0.7 and two runs of a task disagree at %d",
  (flip) => {
    const stream = createRandomStream("test/drift/beta", 0);
    const shape = shapeOfChances(0.7, flip);
    const chances = Array.from({ length: 20_000 }, () => drawBeta(stream, shape));
    const mean = (figureOf: (chance: number) => number) =>
      chances.reduce((sum, chance) => sum + figureOf(chance), 0) / chances.length;
    // Standard errors of at most 0.0032 and 0.0012.
    expect(Math.abs(mean((chance) => chance) - 0.7)).toBeLessThan(0.0128);
    expect(Math.abs(mean((chance) => 2 * chance * (1 - chance)) - flip)).toBeLessThan(0.005);
    expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
  },
);
