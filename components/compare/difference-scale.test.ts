import { expect, test } from "vitest";
import { createDifferenceScale } from "./difference-scale";

test("zero is in the middle and every difference inside", () => {
  const scale = createDifferenceScale([0.042, 0.074, 0.108]);
  expect(scale).toMatchObject({ min: -0.15, max: 0.15 });
  expect(scale.ticks).toEqual([-0.15, -0.1, -0.05, 0, 0.05, 0.1, 0.15]);
});

test("small differences do not fill the axis, and the largest possible ones fit", () => {
  expect(createDifferenceScale([0.001, -0.002])).toMatchObject({ min: -0.05, max: 0.05 });
  expect(createDifferenceScale([])).toMatchObject({ min: -0.05, max: 0.05 });
  expect(createDifferenceScale([-1, 1])).toMatchObject({ min: -1, max: 1 });
});
