import { z } from "zod";
import type { SandboxLimits } from "../lib/core/ports/sandbox";
import type { PackageAllowlist } from "../lib/core/suite/package-allowlist";
import { languages } from "../lib/core/vocabulary";
import type { SuiteSource } from "./schema/suites";

const count = z.number().int();

/** Parses the stored limits of a suite revision. */
export const sandboxLimitsSchema = z.object({
  cpuMsPerTest: count,
  cpuMsTotal: count,
  wallMsPerTest: count,
  memoryBytes: count,
  processes: count,
  outputBytes: count,
  frameBytes: count,
  fileBytes: count,
  scratchBytes: count,
  openFiles: count,
}) satisfies z.ZodType<SandboxLimits>;

/** Parses the stored allowlist of a suite revision. */
export const storedPackagesSchema = z.partialRecord(
  z.enum(languages),
  z.array(z.string()),
) satisfies z.ZodType<PackageAllowlist>;

/** Parses the stored origin of a suite revision. */
export const suiteSourceSchema = z.object({
  name: z.string(),
  licence: z.string().nullable(),
  fileSha256: z.string(),
}) satisfies z.ZodType<SuiteSource>;
