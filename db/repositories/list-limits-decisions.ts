import { asc, eq } from "drizzle-orm";
import type { Database } from "../client";
import { suiteLimits, suiteRevisions } from "../schema/suites";
import type { LimitsDecision } from "./find-limits-decision";

/** Every decision about the limits of a suite's revisions, oldest first. */
export function listLimitsDecisions(
  db: Database,
  suiteId: string,
): Promise<(LimitsDecision & { revisionId: number })[]> {
  return db
    .select({
      revisionId: suiteLimits.suiteRevisionId,
      reason: suiteLimits.reason,
      decidedAt: suiteLimits.createdAt,
    })
    .from(suiteLimits)
    .innerJoin(suiteRevisions, eq(suiteRevisions.id, suiteLimits.suiteRevisionId))
    .where(eq(suiteRevisions.suiteId, suiteId))
    .orderBy(asc(suiteLimits.id));
}
