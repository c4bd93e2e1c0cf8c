import type { Metadata } from "next";
import { EventList } from "../../components/events/event-list";
import { listLatestEvents } from "../../lib/data/list-events";

export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: "Events" };

const shown = 100;

/** What happened to boards, models and tasks, newest first. */
export default async function EventsPage() {
  const events = await listLatestEvents(shown);
  return (
    <>
      <h1>{events.length === 0 ? "Nothing has happened yet." : "What happened"}</h1>
      <p className="lede">
        Publications and refusals to publish, models that changed against themselves, alarms and
        corrections, each with the figures that it rests on. As a <a href="/feed.xml">feed</a> and,
        with all evidence, as <a href="/api/v1/events">JSON</a>.
      </p>
      {events.length === 0 ? null : <EventList events={events} />}
    </>
  );
}
