import { DomainError } from "../../lib/core/errors";
import type { Database } from "../client";
import { siteIdentity } from "../schema";

/** The UUID that was made with this database. */
export async function findSiteIdentity(db: Database): Promise<string> {
  const [row] = await db.select({ id: siteIdentity.id }).from(siteIdentity);
  if (row === undefined) throw new DomainError("integrity", "the database has no identity");
  return row.id;
}
