import { desc, eq } from "drizzle-orm";
import type { GateFinding } from "../../lib/core/cycle/gate-finding";
import type { Database } from "../client";
import { cycleGateFailures } from "../schema";

/** What the gates of a cycle found when its publication was last refused; null when it never was. */
export async function findGateFailure(
  db: Database,
  cycleId: number,
): Promise<GateFinding[] | null> {
  const [last] = await db
    .select({ gates: cycleGateFailures.gates })
    .from(cycleGateFailures)
    .where(eq(cycleGateFailures.cycleId, cycleId))
    .orderBy(desc(cycleGateFailures.id))
    .limit(1);
  return last?.gates ?? null;
}
