import type { EventEvidence, EventKind } from "../../lib/core/events/event-kind";
import type { events } from "../schema";

/** An event with its model as it is known now. */
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

/** An event of a query that joined its model. */
export function toEventRow(row: {
  event: typeof events.$inferSelect;
  slug: string | null;
  name: string | null;
}): EventRow {
  const { id, kind, cycle, suiteId, evidence, createdAt } = row.event;
  const model = row.slug === null || row.name === null ? null : { slug: row.slug, name: row.name };
  return { id, kind, cycle, suiteId, model, evidence, createdAt };
}
