import { sql } from "drizzle-orm";
import { canonicalJson } from "../../lib/core/protocol/canonical-json";
import type { SuiteCard } from "../../lib/core/suite/suite-card";
import type { Database } from "../client";
import { suiteCards } from "../schema";
import { findSuiteCard } from "./find-suite-card";

/**
 * Describes a suite from now on; the newest card stands and older ones stay. Returns false and adds
 * nothing when the newest card says the same, or when there is no card to add.
 */
export async function appendSuiteCard(
  db: Database,
  suiteId: string,
  card: SuiteCard | null,
): Promise<boolean> {
  if (card === null) return false;
  return db.transaction(async (transaction) => {
    // Two imports of one suite take turns, so that the second compares with what the first added.
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`errorbar:card:${suiteId}`}, 0))`,
    );
    const newest = await findSuiteCard(transaction, suiteId);
    if (newest !== null && canonicalJson(newest) === canonicalJson(card)) return false;
    await transaction.insert(suiteCards).values({ suiteId, card });
    return true;
  });
}
