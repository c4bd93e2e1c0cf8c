import type { BoardEvent } from "../../lib/contracts/event";
import { formatUtc } from "../format/format-date";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import styles from "./event-list.module.css";
import { EventPlaces } from "./event-places";
import { kindWords } from "./kind-words";
import { wordEvent } from "./word-event";

const longestTitle = 200;
const longestDetail = 1000;

interface EventListProps {
  events: readonly BoardEvent[];
  /** Of the events' headings: below the one that they stand under. */
  level?: 2 | 3;
}

/** Events in words, in the order given, each with an address of its own. */
export function EventList({ events, level = 2 }: EventListProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <ol className={styles.list}>
      {events.map((event) => {
        const { title, detail } = wordEvent(event);
        return (
          <li key={event.id} id={`event-${event.id}`} className={styles.event}>
            <Heading className={styles.title}>
              <PageLink href={`/events/${event.id}`}>
                <ForeignText text={title} longest={longestTitle} />
              </PageLink>
            </Heading>
            <p className="quiet">
              {kindWords[event.kind]} · {formatUtc(event.createdAt)}
              <EventPlaces event={event} />
            </p>
            {detail === "" ? null : (
              <p>
                <ForeignText text={detail} longest={longestDetail} />
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
