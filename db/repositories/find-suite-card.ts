import { desc, eq } from "drizzle-orm";
import type { SuiteCard } from "../../lib/core/suite/suite-card";
import type { Database } from "../client";
import { suiteCards } from "../schema";

/** The newest card of a suite, as it was stored; null when nobody has described the suite. */
export async function findSuiteCard(db: Database, suiteId: string): Promise<SuiteCard | null> {
  const [row] = await db
    .select({ card: suiteCards.card })
    .from(suiteCards)
    .where(eq(suiteCards.suiteId, suiteId))
    .orderBy(desc(suiteCards.id))
    .limit(1);
  return row?.card ?? null;
}
