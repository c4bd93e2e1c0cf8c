import { eq } from "drizzle-orm";
import type { Database } from "../client";
import { currentModels, events } from "../schema";
import { type EventRow, toEventRow } from "./event-row";

/** One event; null when there is none of this id. */
export async function findEvent(db: Database, id: number): Promise<EventRow | null> {
  const [row] = await db
    .select({ event: events, slug: currentModels.slug, name: currentModels.name })
    .from(events)
    .leftJoin(currentModels, eq(currentModels.id, events.modelId))
    .where(eq(events.id, id));
  return row === undefined ? null : toEventRow(row);
}
