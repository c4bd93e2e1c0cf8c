import type { ResourceUsage } from "../../lib/core/ports/sandbox";

/** Of what never ran. */
export const noUsage: ResourceUsage = {
  cpuMs: 0,
  wallMs: 0,
  memoryPeakBytes: 0,
  outputBytes: 0,
  processLimitHits: 0,
  policyViolations: 0,
};
