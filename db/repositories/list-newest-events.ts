import { desc, eq } from "drizzle-orm";
import type { Database } from "../client";
import { currentModels, events } from "../schema";
import { type EventRow, toEventRow } from "./event-row";

/** The latest events, newest first. */
export async function listNewestEvents(db: Database, limit: number): Promise<EventRow[]> {
  const rows = await db
    .select({ event: events, slug: currentModels.slug, name: currentModels.name })
    .from(events)
    .leftJoin(currentModels, eq(currentModels.id, events.modelId))
    .orderBy(desc(events.id))
    .limit(limit);
  return rows.map(toEventRow);
}
