import type { SandboxLimits } from "../../lib/core/ports/sandbox";
import type { ComparedThing, Equality } from "../../lib/core/vocabulary";
import { type SuiteSource, suiteRevisions, suites } from "../schema/suites";
import { sandboxLimitsSchema, suiteSourceSchema } from "../suite-revision-schema";

/** One frozen revision with the name of its suite. */
export interface SuiteRevision {
  id: number;
  suiteId: string;
  title: string;
  description: string;
  revision: string;
  contentSha256: string;
  format: string;
  compared: ComparedThing;
  equality: Equality;
  k: number;
  limits: SandboxLimits;
  source: SuiteSource;
  exposed: boolean;
  taskCount: number;
  createdAt: Date;
}

/** The columns that make up a suite revision. */
export const suiteRevisionColumns = {
  id: suiteRevisions.id,
  suiteId: suiteRevisions.suiteId,
  title: suites.title,
  description: suites.description,
  revision: suiteRevisions.revision,
  contentSha256: suiteRevisions.contentSha256,
  format: suiteRevisions.format,
  compared: suiteRevisions.compared,
  equality: suiteRevisions.equality,
  k: suiteRevisions.k,
  limits: suiteRevisions.limits,
  source: suiteRevisions.source,
  exposed: suiteRevisions.exposed,
  taskCount: suiteRevisions.taskCount,
  createdAt: suiteRevisions.createdAt,
};

/** Checks the jsonb columns of a row. */
export function toSuiteRevision(row: SuiteRevision): SuiteRevision {
  return {
    ...row,
    limits: sandboxLimitsSchema.parse(row.limits),
    source: suiteSourceSchema.parse(row.source),
  };
}
