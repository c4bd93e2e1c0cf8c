import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../client";
import { currentModels, events } from "../schema";
import { type EventRow, toEventRow } from "./event-row";

/** What was told of one cycle of a suite, oldest first. */
export async function listCycleEvents(
  db: Database,
  of: { suiteId: string; cycle: string },
): Promise<EventRow[]> {
  const rows = await db
    .select({ event: events, slug: currentModels.slug, name: currentModels.name })
    .from(events)
    .leftJoin(currentModels, eq(currentModels.id, events.modelId))
    .where(and(eq(events.suiteId, of.suiteId), eq(events.cycle, of.cycle)))
    .orderBy(asc(events.id));
  return rows.map(toEventRow);
}
