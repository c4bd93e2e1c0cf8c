import { expect, test } from "vitest";
import { defaultLimits } from "../suite/default-limits";
import type { ExecutionResult, StepResult } from "./execution";
import { findFiredLimit } from "./fired-limit";

const loaded: StepResult = { kind: "loaded", cpuMs: 5 };
const calls = (...steps: StepResult[]): ExecutionResult => ({ kind: "calls", load: loaded, steps });

test.each<[words: string, step: StepResult, name: string]>([
  [
    "a test that took its CPU time",
    { kind: "ended", reason: "cpu-limit", cpuMs: 2_041 },
    "cpuMsPerTest",
  ],
  [
    "one that took the last of all",
    { kind: "ended", reason: "cpu-limit", cpuMs: 1_200 },
    "cpuMsTotal",
  ],
  ["a test that slept", { kind: "ended", reason: "wall-limit", cpuMs: 1 }, "wallMsPerTest"],
  ["a kernel's kill", { kind: "ended", reason: "memory-limit", cpuMs: 1 }, "memoryBytes"],
  ["an error of memory", { kind: "out-of-memory", cpuMs: 1 }, "memoryBytes"],
  ["a flood of output", { kind: "ended", reason: "output-limit", cpuMs: 1 }, "outputBytes"],
  ["a huge answer", { kind: "reply-too-large", cpuMs: 1 }, "frameBytes"],
] as const)("%s names its limit", (_words, step, name) => {
  expect(
    findFiredLimit([calls({ kind: "raised", detail: "", cpuMs: 1 }, step)], defaultLimits),
  ).toEqual({
    name,
    size: defaultLimits[name as keyof typeof defaultLimits],
  });
});

test("an end without a limit names none", () => {
  const steps: StepResult[] = [
    { kind: "ended", reason: "signalled", cpuMs: 9_000 },
    { kind: "ended", reason: "policy-violation", cpuMs: 1 },
    { kind: "raised", detail: "", cpuMs: 1 },
  ];
  for (const step of steps) expect(findFiredLimit([calls(step)], defaultLimits)).toBeNull();
});

test("tests that run as a whole tell the limit of the answer that failed", () => {
  const result: ExecutionResult = {
    kind: "checker",
    load: loaded,
    tests: "failed",
    firstFailure: { kind: "ended", reason: "wall-limit", cpuMs: 1 },
    cpuMs: 6,
  };
  expect(findFiredLimit([calls(), result], defaultLimits)).toEqual({
    name: "wallMsPerTest",
    size: 6_000,
  });
  expect(findFiredLimit([{ ...result, firstFailure: null }], defaultLimits)).toBeNull();
});
