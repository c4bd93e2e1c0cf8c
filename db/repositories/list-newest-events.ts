import { and, desc, eq, lt } from "drizzle-orm";
import type { EventKind } from "../../lib/core/events/event-kind";
import type { Database } from "../client";
import { currentModels, events } from "../schema";
import { type EventRow, toEventRow } from "./event-row";

/** Which events are asked for; what is left out restricts nothing. */
export interface EventFilter {
  kind?: EventKind | undefined;
  /** Slug. */
  model?: string | undefined;
  /** Those with a smaller id alone. */
  before?: number | undefined;
}

/** The latest events, newest first. */
export async function listNewestEvents(
  db: Database,
  limit: number,
  { kind, model, before }: EventFilter = {},
): Promise<EventRow[]> {
  const rows = await db
    .select({ event: events, slug: currentModels.slug, name: currentModels.name })
    .from(events)
    .leftJoin(currentModels, eq(currentModels.id, events.modelId))
    .where(
      and(
        kind === undefined ? undefined : eq(events.kind, kind),
        model === undefined ? undefined : eq(currentModels.slug, model),
        before === undefined ? undefined : lt(events.id, before),
      ),
    )
    .orderBy(desc(events.id))
    .limit(limit);
  return rows.map(toEventRow);
}
