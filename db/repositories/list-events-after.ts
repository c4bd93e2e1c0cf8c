import { asc, eq, gt } from "drizzle-orm";
import type { Database } from "../client";
import { currentModels, events } from "../schema";
import { type EventRow, toEventRow } from "./event-row";

/** The next events after one id, oldest first. */
export async function listEventsAfter(
  db: Database,
  afterId: number,
  limit: number,
): Promise<EventRow[]> {
  const rows = await db
    .select({ event: events, slug: currentModels.slug, name: currentModels.name })
    .from(events)
    .leftJoin(currentModels, eq(currentModels.id, events.modelId))
    .where(gt(events.id, afterId))
    .orderBy(asc(events.id))
    .limit(limit);
  return rows.map(toEventRow);
}
