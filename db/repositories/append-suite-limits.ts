import type { SandboxLimits } from "../../lib/core/ports/sandbox";
import type { Database } from "../client";
import { suiteLimits } from "../schema/suites";

/** Adds a decision to grade a suite revision under other limits from now on. */
export async function appendSuiteLimits(
  db: Database,
  decision: { suiteRevisionId: number; limits: SandboxLimits; reason: string },
): Promise<void> {
  await db.insert(suiteLimits).values(decision);
}
