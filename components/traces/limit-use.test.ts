import { expect, test } from "vitest";
import { traceSchema } from "../../lib/core/trace/trace";
import { listLimitUse, wordShare } from "./limit-use";

const hit = (cpuMs: number) => ({
  index: 0,
  visibility: "hidden" as const,
  outcome: "passed" as const,
  failureClass: null,
  cpuMs,
});
const execution = traceSchema.shape.execution.parse({
  attempt: 0,
  backend: "bubblewrap",
  environmentSha256: "0",
  policySha256: "0",
  testSuiteVersion: "0",
  startedAt: "2026-11-24T07:00:00Z",
  endedAt: "2026-11-24T07:00:01Z",
  exitReason: "completed",
  cpuMs: 250,
  wallMs: 900,
  memoryPeakBytes: 128 * 1024 ** 2,
  outputBytes: 0,
  processLimitHits: 0,
});

test("use stands beside the limit that it counts against", () => {
  const limits = { cpuMsPerTest: 2_000, cpuMsTotal: 10_000, memoryBytes: 512 * 1024 ** 2 };
  const use = listLimitUse({ execution, cases: [hit(20), hit(200)] }, limits);
  expect(use.slice(0, 4)).toEqual([
    { name: "CPU, slowest case", used: "200 ms", limit: "2 s", share: 0.1 },
    { name: "CPU in all", used: "250 ms", limit: "10 s", share: 0.025 },
    { name: "Memory with scratch files", used: "128 MiB", limit: "512 MiB", share: 0.25 },
    // Not disclosed: nothing to measure it against.
    { name: "Printed output", used: "0 B", limit: null, share: null },
  ]);
});

test("nothing was used where nothing was executed", () => {
  expect(listLimitUse({ execution: null, cases: [] }, { cpuMsTotal: 1 })).toEqual([]);
});

test("no share is worded as the whole limit before it is", () => {
  expect([0, 0.004, 0.5, 0.999, 1, 1.2].map(wordShare)).toEqual([
    ...["0%", "less than 1%", "50%", "99%", "all of it", "120%"],
  ]);
});
