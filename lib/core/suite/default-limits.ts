import type { SandboxLimits } from "../ports/sandbox";

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/** Limits of a suite that states none of its own. */
export const defaultLimits: SandboxLimits = {
  cpuMsPerTest: 2_000,
  cpuMsTotal: 10_000,
  wallMsPerTest: 6_000,
  memoryBytes: 256 * mebibyte,
  processes: 64,
  outputBytes: mebibyte,
  frameBytes: 256 * kibibyte,
  fileBytes: 8 * mebibyte,
  scratchBytes: 64 * mebibyte,
  openFiles: 256,
};
