import { eq } from "drizzle-orm";
import type { Database } from "../client";
import { cyclePublications } from "../schema";

/** When a cycle was published; null when it is not. */
export async function findPublication(
  db: Database,
  cycleId: number,
): Promise<{ publishedAt: Date } | null> {
  const [row] = await db
    .select({ publishedAt: cyclePublications.publishedAt })
    .from(cyclePublications)
    .where(eq(cyclePublications.cycleId, cycleId));
  return row ?? null;
}
