import { desc, eq } from "drizzle-orm";
import type { GateFinding } from "../../lib/core/cycle/gate-finding";
import { canonicalJson } from "../../lib/core/protocol/canonical-json";
import type { Database } from "../client";
import { cycleGateFailures } from "../schema";

/**
 * Notes that a cycle may not be published, and returns true; false, with nothing added, where its last
 * failure was the same in every word, so that trying again tells nothing new.
 */
export async function appendGateFailure(
  db: Database,
  failure: { cycleId: number; gates: GateFinding[] },
): Promise<boolean> {
  const [last] = await db
    .select({ gates: cycleGateFailures.gates })
    .from(cycleGateFailures)
    .where(eq(cycleGateFailures.cycleId, failure.cycleId))
    .orderBy(desc(cycleGateFailures.id))
    .limit(1);
  if (last !== undefined && canonicalJson(last.gates) === canonicalJson(failure.gates))
    return false;
  await db.insert(cycleGateFailures).values(failure);
  return true;
}
