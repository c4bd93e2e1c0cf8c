import type { ResourceUsage } from "../ports/sandbox";

const mebibyte = 1024 * 1024;
const memoryStepBytes = 8 * mebibyte;

/**
 * What is kept and published of a submission's resource use. Exact figures would let a submission
 * write a hidden test's input into its own trace, by the number of bytes that it prints: output is
 * none or rounded up to a MiB, memory rounded up to 8 MiB, refused processes and
 * forbidden system calls none or 1.
 */
export function coarsenUsage(usage: ResourceUsage): ResourceUsage {
  return {
    ...usage,
    outputBytes: roundUp(usage.outputBytes, mebibyte),
    memoryPeakBytes: roundUp(usage.memoryPeakBytes, memoryStepBytes),
    processLimitHits: Math.min(usage.processLimitHits, 1),
    policyViolations: Math.min(usage.policyViolations, 1),
  };
}

function roundUp(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}
