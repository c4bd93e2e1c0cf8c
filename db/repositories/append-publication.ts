import type { GateFinding } from "../../lib/core/cycle/gate-finding";
import type { Database } from "../client";
import { cyclePublications } from "../schema";

/** Notes that a cycle stands on its board; once, or the database refuses. */
export async function appendPublication(
  db: Database,
  publication: { cycleId: number; gates: GateFinding[]; publishedAt: Date },
): Promise<void> {
  await db.insert(cyclePublications).values(publication);
}
