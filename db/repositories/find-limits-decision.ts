import { desc, eq } from "drizzle-orm";
import type { Database } from "../client";
import { suiteLimits } from "../schema/suites";

export interface LimitsDecision {
  reason: string;
  decidedAt: Date;
}

/** Why the limits of a suite revision are no longer those that it came with; null when they are. */
export async function findLimitsDecision(
  db: Database,
  suiteRevisionId: number,
): Promise<LimitsDecision | null> {
  const [row] = await db
    .select({ reason: suiteLimits.reason, decidedAt: suiteLimits.createdAt })
    .from(suiteLimits)
    .where(eq(suiteLimits.suiteRevisionId, suiteRevisionId))
    .orderBy(desc(suiteLimits.id))
    .limit(1);
  return row ?? null;
}
