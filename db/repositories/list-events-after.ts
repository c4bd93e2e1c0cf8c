import { asc, eq, gt } from "drizzle-orm";
import type { EventEvidence, EventKind } from "../../lib/core/events/event-kind";
import type { Database } from "../client";
import { currentModels, events } from "../schema";

export interface EventRow {
  id: number;
  kind: EventKind;
  cycle: string | null;
  suiteId: string | null;
  /** Null where it concerns no single model. */
  model: { slug: string; name: string } | null;
  evidence: EventEvidence;
  createdAt: Date;
}

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

function toEventRow(row: {
  event: typeof events.$inferSelect;
  slug: string | null;
  name: string | null;
}): EventRow {
  const { id, kind, cycle, suiteId, evidence, createdAt } = row.event;
  const model = row.slug === null || row.name === null ? null : { slug: row.slug, name: row.name };
  return { id, kind, cycle, suiteId, model, evidence, createdAt };
}
