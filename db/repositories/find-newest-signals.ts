import { sql } from "drizzle-orm";
import type { Database } from "../client";

/**
 * The newest published week that looked at a model, with the signals of contamination that it computed, as
 * its event states them; null when no week did.
 */
export async function findNewestSignals(
  db: Database,
  slug: string,
): Promise<{ cycle: string; signals: unknown[] } | null> {
  const [row] = await db.execute<{ cycle: string; signals: unknown[] }>(sql`
    select events.cycle, jsonb_agg(signal.value order by signal.ordinality) as signals
    from events
    cross join lateral jsonb_array_elements(events.evidence -> 'contamination')
      with ordinality as signal
    where events.kind = 'publication' and events.cycle is not null
      and jsonb_typeof(events.evidence -> 'contamination') = 'array'
      and signal.value ->> 'model' = ${slug}
    group by events.id, events.cycle
    order by events.cycle desc, events.id desc
    limit 1`);
  return row ?? null;
}
