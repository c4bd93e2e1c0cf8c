import { desc } from "drizzle-orm";
import type { SuiteCard } from "../../lib/core/suite/suite-card";
import type { Database } from "../client";
import { suiteCards } from "../schema";

/** The newest card of every suite that has one. */
export function listSuiteCards(db: Database): Promise<{ suiteId: string; card: SuiteCard }[]> {
  return db
    .selectDistinctOn([suiteCards.suiteId], { suiteId: suiteCards.suiteId, card: suiteCards.card })
    .from(suiteCards)
    .orderBy(suiteCards.suiteId, desc(suiteCards.id));
}
