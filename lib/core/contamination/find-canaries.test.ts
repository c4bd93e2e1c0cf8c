import { expect, test } from "vitest";
import { findCanaries } from "./find-canaries";

const canary = "canary 0f8a2c1e-7b34-4d7e-9a51-3c2b6f0d9e77";

test("a canary is found in any case and however its line was wrapped", () => {
  expect(findCanaries(`# ${canary}\nprint(1)`, [canary, "canary other"])).toEqual([canary]);
  expect(findCanaries("CANARY\n 0F8A2C1E-7B34-4D7E-\n  9A51-3C2B6F0D9E77", [canary])).toEqual([
    canary,
  ]);
});

test("most of a canary is none, and an empty one is found nowhere", () => {
  expect(findCanaries(canary.slice(0, -1), [canary])).toEqual([]);
  expect(findCanaries("anything", ["", " "])).toEqual([]);
});
