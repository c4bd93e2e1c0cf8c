import type { EventEvidence, EventKind } from "../../lib/core/events/event-kind";
import type { Database } from "../client";
import { events } from "../schema";

export interface NewEvent {
  kind: EventKind;
  cycle: string | null;
  modelId: number | null;
  suiteId: string | null;
  evidence: EventEvidence;
}

/** Adds events in their order; returns their ids. */
export async function appendEvents(db: Database, added: readonly NewEvent[]): Promise<number[]> {
  if (added.length === 0) return [];
  const rows = await db
    .insert(events)
    .values([...added])
    .returning({ id: events.id });
  return rows.map(({ id }) => id);
}
