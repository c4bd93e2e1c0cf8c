import { and, desc, eq, inArray } from "drizzle-orm";
import type { EventKind } from "../../lib/core/events/event-kind";
import type { Database } from "../client";
import { currentModels, events } from "../schema";
import { type EventRow, toEventRow } from "./event-row";

const changeKinds: EventKind[] = ["watch", "alert", "change_confirmed", "change_unconfirmed"];

/** What was told of a model against its own past, newest first. */
export async function listModelChanges(
  db: Database,
  slug: string,
  limit: number,
): Promise<EventRow[]> {
  const rows = await db
    .select({ event: events, slug: currentModels.slug, name: currentModels.name })
    .from(events)
    .innerJoin(currentModels, eq(currentModels.id, events.modelId))
    .where(and(eq(currentModels.slug, slug), inArray(events.kind, changeKinds)))
    .orderBy(desc(events.id))
    .limit(limit);
  return rows.map(toEventRow);
}
