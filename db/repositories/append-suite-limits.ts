import { eq, sql } from "drizzle-orm";
import type { SandboxLimits } from "../../lib/core/ports/sandbox";
import type { Database } from "../client";
import { suiteLimits, suiteRevisions } from "../schema/suites";
import { sandboxLimitsSchema } from "../suite-revision-schema";
import { suiteRevisionColumns } from "./suite-revision";

interface LimitsDecision {
  suiteRevisionId: number;
  reason: string;
  /** From the limits in force to the decided ones; null when nothing is to change. */
  decide(inForce: SandboxLimits | null): SandboxLimits | null;
}

/**
 * Adds a decision to grade a suite revision under other limits from now on. Two decisions at once take
 * turns, so that the second starts from what the first decided.
 */
export async function appendSuiteLimits(db: Database, decision: LimitsDecision): Promise<void> {
  const { suiteRevisionId, reason } = decision;
  await db.transaction(async (transaction) => {
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`errorbar:limits:${suiteRevisionId}`}, 0))`,
    );
    const [row] = await transaction
      .select({ limits: suiteRevisionColumns.limits })
      .from(suiteRevisions)
      .where(eq(suiteRevisions.id, suiteRevisionId));
    const inForce = sandboxLimitsSchema.nullable().parse(row?.limits ?? null);
    const limits = decision.decide(inForce);
    if (limits !== null)
      await transaction.insert(suiteLimits).values({ suiteRevisionId, limits, reason });
  });
}
