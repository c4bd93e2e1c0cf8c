import Link from "next/link";
import type { BoardEvent } from "../../lib/contracts/event";
import { formatUtc } from "../format/format-date";
import { ForeignText } from "../ui/foreign-text";
import styles from "./event-list.module.css";
import { wordEvent } from "./word-event";

const longestTitle = 200;
const longestDetail = 1000;

/** Events in words, in the order given, each with an address of its own. */
export function EventList({ events }: { events: readonly BoardEvent[] }) {
  return (
    <ol className={styles.list}>
      {events.map((event) => {
        const { title, detail } = wordEvent(event);
        return (
          <li key={event.id} id={`event-${event.id}`} className={styles.event}>
            <h2 className={styles.title}>
              <ForeignText text={title} longest={longestTitle} />
            </h2>
            <p className="quiet">
              {formatUtc(event.createdAt)}
              <Places event={event} />
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

/** The board and the model that an event is about. */
function Places({ event: { suite, cycle, model } }: { event: BoardEvent }) {
  return (
    <>
      {suite === null ? null : (
        <>
          {" · "}
          <Link
            href={`/boards/${encodeURIComponent(suite)}${cycle === null ? "" : `?cycle=${encodeURIComponent(cycle)}`}`}
          >
            Board
          </Link>
        </>
      )}
      {model === null ? null : (
        <>
          {" · "}
          <Link href={`/models/${encodeURIComponent(model.slug)}`}>Model</Link>
        </>
      )}
    </>
  );
}
