import type { BoardEvent } from "../../lib/contracts/event";
import { isWeekName } from "../../lib/core/sampling/iso-week";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";

/** The week, the board and the model that an event is about, each behind a separator. */
export function EventPlaces({ event: { suite, cycle, model } }: { event: BoardEvent }) {
  return (
    <>
      {cycle !== null && isWeekName(cycle) ? (
        <>
          {" · "}
          <PageLink href={`/cycles/${cycle}`}>{cycle}</PageLink>
        </>
      ) : null}
      {suite === null ? null : (
        <>
          {" · "}
          <PageLink
            href={`/boards/${encodeURIComponent(suite)}${cycle === null ? "" : `/${encodeURIComponent(cycle)}`}`}
          >
            Board
          </PageLink>
        </>
      )}
      {model === null ? null : (
        <>
          {" · "}
          <PageLink href={`/models/${encodeURIComponent(model.slug)}`}>
            <ForeignText text={model.name} longest={60} />
          </PageLink>
        </>
      )}
    </>
  );
}
