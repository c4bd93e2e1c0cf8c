import { count, eq } from "drizzle-orm";
import type { EventKind } from "../../lib/core/events/event-kind";
import type { Database } from "../client";
import { currentModels, events } from "../schema";

export interface EventCount {
  kind: EventKind;
  events: number;
}

/** How many events there are of each kind, of one model or of all; kinds without any are left out. */
export function countEvents(db: Database, slug?: string): Promise<EventCount[]> {
  return db
    .select({ kind: events.kind, events: count() })
    .from(events)
    .leftJoin(currentModels, eq(currentModels.id, events.modelId))
    .where(slug === undefined ? undefined : eq(currentModels.slug, slug))
    .groupBy(events.kind);
}
