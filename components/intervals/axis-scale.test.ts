import { expect, test } from "vitest";
import { createAxisScale, positionOnAxis } from "./axis-scale";

test("the axis has round ends around all values", () => {
  const scale = createAxisScale([0.214, 0.826]);
  expect(scale.min).toBe(0.2);
  expect(scale.max).toBe(0.9);
  expect(scale.ticks).toEqual([0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]);
});

test("values on the ends do not widen the axis", () => {
  expect(createAxisScale([0, 1])).toEqual({
    min: 0,
    max: 1,
    ticks: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1],
  });
});

test("close values still get ten points", () => {
  const scale = createAxisScale([0.99, 1]);
  expect(scale.max).toBe(1);
  expect(scale.max - scale.min).toBeCloseTo(0.1);
});

test("without values the axis is the whole range", () => {
  expect(createAxisScale([])).toMatchObject({ min: 0, max: 1 });
});

test("positions rise with the value and stay inside the drawing", () => {
  const scale = createAxisScale([0.2, 0.9]);
  expect(positionOnAxis(scale, 0.2)).toBe(3);
  expect(positionOnAxis(scale, 0.55)).toBe(50);
  expect(positionOnAxis(scale, 0.9)).toBe(97);
  expect(positionOnAxis(scale, 2)).toBe(97);
});
