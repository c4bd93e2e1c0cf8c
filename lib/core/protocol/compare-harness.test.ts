import { expect, test } from "vitest";
import { compareHarness } from "./compare-harness";

test.each([
  ["asker 1.2.3", "asker 1.3.0", "warn"],
  ["asker 1.2.3", "Asker v1.2.4", "warn"],
  ["asker/1", "asker 1.9", "warn"],
  ["swe-agent@0.5.0", "swe-agent@0.6.1", "warn"],
  ["asker 1.2.3", "asker 1.2.4-rc.1", "warn"],
  ["asker 1.2.3", "asker 2.0.0", "refuse"],
  ["asker 1.2.3", "asker 10.2.3", "refuse"],
  ["asker 1.2.3", "teller 1.2.3", "refuse"],
  ["asker", "asker 1.2.3", "refuse"],
  ["asker nightly", "asker daily", "refuse"],
  ["gpt4 agent 1.0", "gpt5 agent 1.0", "refuse"],
] as const)("%s and %s: %s", (a, b, verdict) => {
  expect(compareHarness(a, b)).toBe(verdict);
  expect(compareHarness(b, a)).toBe(verdict);
});
