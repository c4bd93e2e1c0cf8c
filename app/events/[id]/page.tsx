import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { FormatLinks } from "../../../components/downloads/format-links";
import { EventPlaces } from "../../../components/events/event-places";
import { EvidenceTable } from "../../../components/events/evidence-table";
import { kindWords } from "../../../components/events/kind-words";
import { wordEvent } from "../../../components/events/word-event";
import { formatUtc } from "../../../components/format/format-date";
import { toPlainText } from "../../../components/format/to-plain-text";
import { ForeignText } from "../../../components/ui/foreign-text";
import { PageLink } from "../../../components/ui/page-link";
import { Section } from "../../../components/ui/section";
import type { BoardEvent } from "../../../lib/contracts/event";
import { getEvent } from "../../../lib/data/list-events";
import { CiteChain } from "../../_components/cite-chain";
import { pageMetadata } from "../../_lib/page-metadata";
import { parseRowId } from "../../_lib/parse-row-id";

export const dynamic = "force-dynamic";

interface EventPageProps {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: EventPageProps): Promise<Metadata> {
  const event = await findEvent((await params).id);
  if (event === null) return { title: "No such event" };
  const { title, detail } = wordEvent(event);
  return pageMetadata({
    title: toPlainText(title, 100),
    description: detail === "" ? title : detail,
    path: `/events/${event.id}`,
  });
}

/** One event at an address that stays: what it says, and every figure that it rests on. */
export default async function EventPage({ params }: EventPageProps) {
  const event = await findEvent((await params).id);
  if (event === null) notFound();
  const { title, detail } = wordEvent(event);
  return (
    <>
      <h1>
        <ForeignText text={title} longest={200} />.
      </h1>
      {detail === "" ? null : (
        <p className="lede">
          <ForeignText text={detail} longest={2000} />
        </p>
      )}
      <p className="quiet">
        {kindWords[event.kind]} · {formatUtc(event.createdAt)}
        <EventPlaces event={event} />
      </p>
      <Section id="evidence" title="What it rests on">
        <EvidenceTable evidence={event.evidence} />
      </Section>
      <p className="quiet">
        <PageLink href="/events">All events</PageLink> ·{" "}
        <FormatLinks what="This event" address={`/api/v1/events?after=${event.id - 1}&limit=1`} /> ·{" "}
        <PageLink href="/methodology#drift">How drift is told</PageLink>
      </p>
      <CiteChain title={title} path={`/events/${event.id}`} until={event.createdAt} />
    </>
  );
}

function findEvent(segment: string): Promise<BoardEvent | null> {
  const id = parseRowId(segment);
  return id === null ? Promise.resolve(null) : getEvent(id);
}
