import { sql } from "drizzle-orm";
import type { Database } from "../client";

export interface PublicationMeasures {
  publications: number;
  /** Seconds since the newest publication of a cycle; null without one. */
  publicationAgeSeconds: number | null;
  /** Publications that a gate refused. */
  gateFailures: number;
}

/** How many cycles were published or refused, and how long ago the newest publication was. */
export async function measurePublications(db: Database): Promise<PublicationMeasures> {
  const rows = await db.execute<Record<"publications" | "age" | "failures", string | null>>(sql`
    select count(*) as publications, extract(epoch from now() - max(published_at)) as age,
      (select count(*) from cycle_gate_failures) as failures
    from cycle_publications`);
  const row = rows[0];
  return {
    publications: Number(row?.publications ?? 0),
    publicationAgeSeconds: row?.age == null ? null : Number(row.age),
    gateFailures: Number(row?.failures ?? 0),
  };
}
