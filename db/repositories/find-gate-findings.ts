import { desc, eq } from "drizzle-orm";
import type { GateFinding } from "../../lib/core/cycle/gate-finding";
import type { Database } from "../client";
import { cycleGateFailures, cyclePublications } from "../schema";

export interface GateFindings {
  gates: GateFinding[];
  /** Null where publication was refused. */
  publishedAt: Date | null;
}

/** What a cycle's gates came to: at its publication, else at the newest refusal; null before either. */
export async function findGateFindings(
  db: Database,
  cycleId: number,
): Promise<GateFindings | null> {
  const [published] = await db
    .select({ gates: cyclePublications.gates, publishedAt: cyclePublications.publishedAt })
    .from(cyclePublications)
    .where(eq(cyclePublications.cycleId, cycleId));
  if (published !== undefined) return published;
  const [refused] = await db
    .select({ gates: cycleGateFailures.gates })
    .from(cycleGateFailures)
    .where(eq(cycleGateFailures.cycleId, cycleId))
    .orderBy(desc(cycleGateFailures.id))
    .limit(1);
  return refused === undefined ? null : { ...refused, publishedAt: null };
}
