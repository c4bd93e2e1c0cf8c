import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../client";
import { events, models } from "../schema";

/** The week of each model's last confirmed change, by slug. */
export async function listConfirmedChanges(db: Database): Promise<Map<string, string>> {
  const rows = await db
    .selectDistinctOn([models.slug], { slug: models.slug, cycle: events.cycle })
    .from(events)
    .innerJoin(models, eq(models.id, events.modelId))
    .where(and(eq(events.kind, "change_confirmed"), isNotNull(events.cycle)))
    .orderBy(models.slug, desc(events.cycle), desc(events.id));
  return new Map(rows.flatMap(({ slug, cycle }) => (cycle === null ? [] : [[slug, cycle]])));
}
