import { desc, eq } from "drizzle-orm";
import type { SandboxLimits } from "../../lib/core/ports/sandbox";
import type { Database } from "../client";
import { suiteLimits, suiteRevisions } from "../schema/suites";
import { sandboxLimitsSchema } from "../suite-revision-schema";

/** The limits of the newest decision about any revision of a suite; null where nobody decided any. */
export async function findDecidedLimits(
  db: Database,
  suiteId: string,
): Promise<SandboxLimits | null> {
  const [row] = await db
    .select({ limits: suiteLimits.limits })
    .from(suiteLimits)
    .innerJoin(suiteRevisions, eq(suiteRevisions.id, suiteLimits.suiteRevisionId))
    .where(eq(suiteRevisions.suiteId, suiteId))
    .orderBy(desc(suiteLimits.id))
    .limit(1);
  return row === undefined ? null : sandboxLimitsSchema.parse(row.limits);
}
