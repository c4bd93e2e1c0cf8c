import Link from "next/link";
import type { BoardEvent } from "../../lib/contracts/event";
import { wordEvent } from "../events/word-event";
import { ForeignText } from "../ui/foreign-text";

const longest = 1000;

/** What was told of a model against its own past, in words, with where the events page has each. */
export function ChangeList({ changes }: { changes: readonly BoardEvent[] }) {
  return (
    <>
      <ul>
        {changes.map((change) => {
          const { title, detail } = wordEvent(change);
          return (
            <li key={change.id}>
              <Link href={`/events/${change.id}`} prefetch={false}>
                <ForeignText text={title} longest={longest} />
              </Link>
              {detail === "" ? null : (
                <>
                  {". "}
                  <ForeignText text={detail} longest={longest} />
                </>
              )}
            </li>
          );
        })}
      </ul>
      <p className="quiet">
        Each week a model is set against what it did before on the same tasks, never one week's rate
        against another's.{" "}
        <Link href="/methodology#drift" prefetch={false}>
          How drift is told
        </Link>{" "}
        ·{" "}
        <Link href="/events" prefetch={false}>
          All events
        </Link>
      </p>
    </>
  );
}
