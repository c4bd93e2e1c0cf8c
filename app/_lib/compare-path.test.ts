import { expect, test } from "vitest";
import { compareJsonPath, comparePath } from "./compare-path";

test("two are named by letters, more by one repeated name, and the API has a letter for each", () => {
  const two = { suite: "s", cycle: "2026-W48", slugs: ["x", "y"] };
  expect(comparePath(two)).toBe("/compare?suite=s&cycle=2026-W48&a=x&b=y");
  const three = { suite: "s", k: 5, slugs: ["x", "y", "z"] };
  expect(comparePath(three)).toBe("/compare?suite=s&m=x&m=y&m=z&k=5");
  expect(compareJsonPath(three)).toBe("/api/v1/compare?suite=s&a=x&b=y&c=z&k=5");
});
