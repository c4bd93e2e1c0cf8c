import type { SandboxLimits } from "../../lib/core/ports/sandbox";
import type { PackageAllowlist } from "../../lib/core/suite/package-allowlist";
import type { PublishedTask } from "../../lib/core/suite/published-task";
import type { SuiteCard } from "../../lib/core/suite/suite-card";
import type { ComparedThing, Equality } from "../../lib/core/vocabulary";

/** A suite as its file has it: checked, with its tests still to be taken apart. */
export interface PublishedSuite {
  /** The id that it gets unless another is given: another for each variant that is known here. */
  defaultId: string;
  title: string;
  description: string;
  licence: string | null;
  compared: ComparedThing;
  equality: Equality;
  k: number;
  limits: SandboxLimits;
  exposed: boolean;
  packages: PackageAllowlist | null;
  card: SuiteCard | null;
  /** Where the content first came from, if the file says that it was made from another. */
  origin?: { name: string; format?: string | undefined; fileSha256?: string | undefined };
  tasks: PublishedTask[];
}

/** What holds of every published benchmark that is not our own format. */
export const publishedDefaults = {
  compared: "model",
  k: 1,
  exposed: true,
  packages: null,
  card: null,
} as const satisfies Partial<PublishedSuite>;
