import { expect } from "vitest";

/** Asserts equality to within an absolute 1e-9, the tolerance of the reference vectors. */
export function expectClose(actual: number | null | undefined, expected: number | null): void {
  if (expected === null) {
    expect(actual).toBeNull();
    return;
  }
  expect(actual).toBeTypeOf("number");
  expect(Math.abs((actual ?? Number.NaN) - expected), `${actual} is not ${expected}`).toBeLessThan(
    1e-9,
  );
}
