import type { SandboxLimits } from "../../lib/core/ports/sandbox";
import { defaultLimits } from "../../lib/core/suite/default-limits";

/** MBPP/123's own solution counts amicable numbers for over three seconds: two are too few here. */
export const mbppLimits: SandboxLimits = {
  ...defaultLimits,
  cpuMsPerTest: 6_000,
  cpuMsTotal: 20_000,
  wallMsPerTest: 18_000,
};
