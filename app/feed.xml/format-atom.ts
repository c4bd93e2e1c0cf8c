import { createHash } from "node:crypto";
import { wordEvent } from "../../components/events/word-event";
import { toPlainText } from "../../components/format/to-plain-text";
import type { BoardEvent } from "../../lib/contracts/event";
import { escapeXml } from "../_lib/escape-xml";

const longestTitle = 200;
const longestDetail = 2000;
interface FeedSite {
  identity: string;
  addressOf: (path: string) => string;
}

/** Of a feed without entries: it must name a time. */
const never = "1970-01-01T00:00:00.000Z";

/**
 * Events as an Atom feed (RFC 4287), in the order given. Ids are URNs of what the events are, and stay.
 * @param identity what tells this site's database from others: no two sites share an id
 * @param addressOf the absolute address of a path of this site
 */
export function formatAtom(
  { identity, addressOf }: FeedSite,
  events: readonly BoardEvent[],
): string {
  // Events are listed by when they were noted; a correction can be told of an earlier hour.
  const updated =
    events
      .map(({ createdAt }) => createdAt)
      .sort()
      .at(-1) ?? never;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${urnOf(identity, "feed")}</id>`,
    "<title>Errorbar</title>",
    "<subtitle>Publications, drift, alarms and refusals to publish</subtitle>",
    `<updated>${updated}</updated>`,
    "<author><name>Errorbar</name></author>",
    `<link rel="self" type="application/atom+xml" href="${escapeXml(addressOf("/feed.xml"))}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(addressOf("/events"))}"/>`,
    ...events.map((event) => formatEntry({ identity, addressOf }, event)),
    "</feed>",
    "",
  ].join("\n");
}

function formatEntry({ identity, addressOf }: FeedSite, event: BoardEvent): string {
  const { title, detail } = wordEvent(event);
  return [
    "<entry>",
    `<id>${urnOf(identity, `event/${event.id}/${event.createdAt}`)}</id>`,
    `<title>${escapeXml(toPlainText(title, longestTitle))}</title>`,
    `<updated>${event.createdAt}</updated>`,
    `<category term="${event.kind}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(addressOf(`/events#event-${event.id}`))}"/>`,
    `<content type="text">${escapeXml(toPlainText(detail, longestDetail))}</content>`,
    "</entry>",
  ].join("\n");
}

/** A UUID of version 8 made from a name: the same name of a site is the same id, wherever it is served. */
function urnOf(site: string, name: string): string {
  const hex = createHash("sha256").update(`errorbar/${site}/${name}`).digest("hex");
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${parts.join("-")}`;
}
