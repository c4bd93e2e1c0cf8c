import "server-only";
import type { EventRow } from "../../db/repositories/event-row";
import { listEventsAfter } from "../../db/repositories/list-events-after";
import { listModelChanges } from "../../db/repositories/list-model-changes";
import { listNewestEvents } from "../../db/repositories/list-newest-events";
import type { BoardEvent, EventList } from "../contracts/event";
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

/** The latest events, newest first. */
export async function listLatestEvents(limit: number): Promise<BoardEvent[]> {
  return (await listNewestEvents(webDatabase(), limit)).map(toEvent);
}

/** The latest that was told of a model against its own past, newest first. */
export async function listLatestChanges(slug: string, limit: number): Promise<BoardEvent[]> {
  return (await listModelChanges(webDatabase(), slug, limit)).map(toEvent);
}

function toEvent({ id, kind, cycle, suiteId, model, evidence, createdAt }: EventRow): BoardEvent {
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
