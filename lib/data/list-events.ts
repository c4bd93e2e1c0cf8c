import "server-only";
import { countEvents } from "../../db/repositories/count-events";
import type { EventRow } from "../../db/repositories/event-row";
import { findEvent } from "../../db/repositories/find-event";
import { listCycleEvents } from "../../db/repositories/list-cycle-events";
import { listEventsAfter } from "../../db/repositories/list-events-after";
import { listModelChanges } from "../../db/repositories/list-model-changes";
import { type EventFilter, listNewestEvents } from "../../db/repositories/list-newest-events";
import type { BoardEvent, EventList } from "../contracts/event";
import type { EventKind } from "../core/events/event-kind";
import { webDatabase } from "./web-database";

/** One page of events, oldest first; `next` is the `after` of the following page. */
export async function listEvents(after: number, limit: number): Promise<EventList> {
  const rows = await listEventsAfter(webDatabase(), after, limit + 1);
  const page = rows.slice(0, limit);
  return {
    events: page.map(toEvent),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/** The latest events, or those of a kind, of a model or before an id, newest first. */
export async function listLatestEvents(
  limit: number,
  filter: EventFilter = {},
): Promise<BoardEvent[]> {
  return (await listNewestEvents(webDatabase(), limit, filter)).map(toEvent);
}

/** One event; null when there is none of this id. */
export async function getEvent(id: number): Promise<BoardEvent | null> {
  const row = await findEvent(webDatabase(), id);
  return row === null ? null : toEvent(row);
}

/** How many events there are of each kind, of one model or of all. */
export async function countEventKinds(model?: string): Promise<Map<EventKind, number>> {
  const counts = await countEvents(webDatabase(), model);
  return new Map(counts.map(({ kind, events }) => [kind, events]));
}

/** What was told of one cycle of a suite, oldest first. */
export async function listEventsOfCycle(suiteId: string, cycle: string): Promise<BoardEvent[]> {
  return (await listCycleEvents(webDatabase(), { suiteId, cycle })).map(toEvent);
}

/** The latest that was told of a model against its own past, newest first. */
export async function listLatestChanges(slug: string, limit: number): Promise<BoardEvent[]> {
  return (await listModelChanges(webDatabase(), slug, limit)).map(toEvent);
}

export function toEvent({
  id,
  kind,
  cycle,
  suiteId,
  model,
  evidence,
  createdAt,
}: EventRow): BoardEvent {
  return {
    id,
    kind,
    cycle,
    suite: suiteId,
    model,
    evidence,
    createdAt: createdAt.toISOString(),
  };
}
