import { sql } from "drizzle-orm";
import { DomainError } from "../../lib/core/errors";
import type { SandboxLimits } from "../../lib/core/ports/sandbox";
import type { PackageAllowlist } from "../../lib/core/suite/package-allowlist";
import type { ComparedThing, Equality } from "../../lib/core/vocabulary";
import { type SuiteSource, suiteRevisions, suites } from "../schema/suites";
import {
  sandboxLimitsSchema,
  storedPackagesSchema,
  suiteSourceSchema,
} from "../suite-revision-schema";

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
  /** Null, as the limits are, where nothing is graded here. */
  equality: Equality | null;
  k: number;
  /** Those that hold now: of the revision, or of the newest decision about it. */
  limits: SandboxLimits | null;
  /** What submissions may import; null where it is their standard library alone. */
  packages: PackageAllowlist | null;
  source: SuiteSource;
  exposed: boolean;
  taskCount: number;
  createdAt: Date;
}

/** A suite with what grading needs. */
export interface GradableSuite extends SuiteRevision {
  equality: Equality;
  limits: SandboxLimits;
}

/** The limits that hold now: of the newest decision, or else of the revision. */
export const currentLimits = sql<SandboxLimits | null>`coalesce(
  (
    select decided.limits from suite_limits as decided
    where decided.suite_revision_id = "suite_revisions"."id" order by decided.id desc limit 1
  ),
  "suite_revisions"."limits"
)`;

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
  limits: currentLimits,
  packages: suiteRevisions.packages,
  source: suiteRevisions.source,
  exposed: suiteRevisions.exposed,
  taskCount: suiteRevisions.taskCount,
  createdAt: suiteRevisions.createdAt,
};

/** Checks the jsonb columns of a row. */
export function toSuiteRevision(row: SuiteRevision): SuiteRevision {
  return {
    ...row,
    limits: sandboxLimitsSchema.nullable().parse(row.limits),
    packages: storedPackagesSchema.nullable().parse(row.packages),
    source: suiteSourceSchema.parse(row.source),
  };
}

/** @throws DomainError bad-input when the suite holds outcomes or claims alone, so nothing can be graded. */
export function requireGradable(suite: SuiteRevision): GradableSuite {
  const { equality, limits } = suite;
  if (equality === null || limits === null) {
    throw new DomainError(
      "bad-input",
      `the suite ${suite.suiteId} holds results measured elsewhere and no tests: answers can't be graded against it`,
    );
  }
  return { ...suite, equality, limits };
}
