import { expect, test } from "vitest";
import { DomainError } from "../errors";
import { createRandomStream } from "../sampling/random-stream";
import { drawResamples } from "./draw-resamples";

const label = "cgb/v1/bootstrap/2026-W48/overall";

test("each row holds the draws of its own replicate's stream", () => {
  const { indices } = drawResamples(label, 7, 3);
  const second = createRandomStream(label, 1);
  expect([...indices.subarray(7, 14)]).toEqual(Array.from({ length: 7 }, () => second.below(7)));
});

test("a longer draw begins with the shorter one", () => {
  const short = drawResamples(label, 5, 10);
  const long = drawResamples(label, 5, 20);
  expect([...long.indices.subarray(0, 50)]).toEqual([...short.indices]);
});

test("nothing to draw from and no resamples are refused", () => {
  expect(() => drawResamples(label, 0)).toThrow(DomainError);
  expect(() => drawResamples(label, 5, 0)).toThrow(DomainError);
  expect(() => drawResamples(label, 1.5)).toThrow(DomainError);
});
