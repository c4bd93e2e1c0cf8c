import { expect, test } from "vitest";
import { bandPath } from "./band-path";

const places = [
  { x: 0, low: 30, high: 10 },
  { x: 10, low: 40, high: 20 },
];

test("a band runs along its upper bounds and back along the lower ones", () => {
  expect(bandPath(places, false)).toBe("M0 10L10 20L10 40L0 30Z");
});

test("a step keeps its bounds until the next place", () => {
  expect(bandPath(places, true)).toBe("M0 10L10 10L10 20L10 40L10 30L0 30Z");
});

test("one place encloses nothing", () => {
  expect(bandPath(places.slice(0, 1), false)).toBe("");
});
