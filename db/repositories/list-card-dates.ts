import { asc, eq } from "drizzle-orm";
import type { Database } from "../client";
import { suiteCards } from "../schema";

/** When each card of a suite was added, oldest first. */
export async function listCardDates(db: Database, suiteId: string): Promise<Date[]> {
  const rows = await db
    .select({ createdAt: suiteCards.createdAt })
    .from(suiteCards)
    .where(eq(suiteCards.suiteId, suiteId))
    .orderBy(asc(suiteCards.id));
  return rows.map(({ createdAt }) => createdAt);
}
