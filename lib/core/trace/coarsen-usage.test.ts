import { expect, test } from "vitest";
import { coarsenUsage } from "./coarsen-usage";

const usage = (outputBytes: number, memoryPeakBytes: number, processLimitHits: number) => ({
  cpuMs: 1,
  wallMs: 2,
  outputBytes,
  memoryPeakBytes,
  processLimitHits,
  policyViolations: 0,
});

test("two submissions that print different amounts below the limit look alike", () => {
  expect(coarsenUsage(usage(12_010, 5_000_000, 7))).toEqual(coarsenUsage(usage(1, 4_000_000, 1)));
});

test("nothing stays nothing, and a limit that was passed can still be told", () => {
  expect(coarsenUsage(usage(0, 0, 0))).toEqual(usage(0, 0, 0));
  expect(coarsenUsage(usage(1_048_577, 0, 0)).outputBytes).toBe(2_097_152);
});
