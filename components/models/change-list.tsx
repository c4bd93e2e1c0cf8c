import type { BoardEvent } from "../../lib/contracts/event";
import { wordEvent } from "../events/word-event";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";

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
              <PageLink href={`/events/${change.id}`}>
                <ForeignText text={title} longest={longest} />
              </PageLink>
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
        against another's. <PageLink href="/methodology#drift">How drift is told</PageLink> ·{" "}
        <PageLink href="/events">All events</PageLink>
      </p>
    </>
  );
}
