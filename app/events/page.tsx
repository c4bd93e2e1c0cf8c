import type { Metadata } from "next";
import { FormatLinks } from "../../components/downloads/format-links";
import { EventFilter } from "../../components/events/event-filter";
import { EventList } from "../../components/events/event-list";
import { type EventQuery, eventsHref, parseEventQuery } from "../../components/events/event-query";
import { wordEventCounts } from "../../components/events/word-counts";
import { PageLink } from "../../components/ui/page-link";
import type { BoardEvent } from "../../lib/contracts/event";
import { countEventKinds, listLatestEvents } from "../../lib/data/list-events";
import { listModels } from "../../lib/data/list-models";
import { CiteChain } from "../_components/cite-chain";
import { pageMetadata } from "../_lib/page-metadata";

export const dynamic = "force-dynamic";
export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Events",
    description:
      "Publications and refusals to publish, drift, alarms and corrections, each with the figures that it rests on.",
    path: "/events",
  });
}

const shown = 100;

interface EventsPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** What happened to boards, models and tasks, newest first, by kind and model. */
export default async function EventsPage({ searchParams }: EventsPageProps) {
  const query = parseEventQuery(await searchParams);
  const [found, counts, models] = await Promise.all([
    listLatestEvents(shown + 1, query),
    countEventKinds(),
    listModels(),
  ]);
  const events = found.slice(0, shown);
  return (
    <>
      <h1>{counts.size === 0 ? "Nothing has happened yet." : wordEventCounts(counts)}</h1>
      <p className="lede">
        Publications and refusals to publish, models that changed against themselves, alarms and
        corrections, each with the figures that it rests on. <a href="/feed.xml">As a feed</a> ·{" "}
        <FormatLinks what="With all evidence, oldest first" address="/api/v1/events" />
      </p>
      {counts.size === 0 ? null : (
        <>
          <EventFilter query={query} counts={counts} models={models} />
          {events.length === 0 ? <NothingFound /> : <EventList events={events} />}
          <Pages query={query} oldest={found.length > shown ? events.at(-1) : undefined} />
        </>
      )}
      <CiteChain title="Events" path="/events" />
    </>
  );
}

function NothingFound() {
  return (
    <p>
      No event is of this kind and model. <PageLink href="/events">All events</PageLink>
    </p>
  );
}

/** Leads on to older events, and from them back to the newest. */
function Pages({ query, oldest }: { query: EventQuery; oldest: BoardEvent | undefined }) {
  return (
    <p className="quiet">
      {query.before === undefined ? null : (
        <PageLink href={eventsHref({ ...query, before: undefined })}>Newest events</PageLink>
      )}
      {query.before !== undefined && oldest !== undefined ? " · " : null}
      {oldest === undefined ? null : (
        <PageLink href={eventsHref({ ...query, before: oldest.id })}>Older events</PageLink>
      )}
    </p>
  );
}
