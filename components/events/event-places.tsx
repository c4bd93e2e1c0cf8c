import Link from "next/link";
import type { BoardEvent } from "../../lib/contracts/event";
import { isWeekName } from "../../lib/core/sampling/iso-week";
import { ForeignText } from "../ui/foreign-text";

/** The week, the board and the model that an event is about, each behind a separator. */
export function EventPlaces({ event: { suite, cycle, model } }: { event: BoardEvent }) {
  return (
    <>
      {cycle !== null && isWeekName(cycle) ? (
        <>
          {" · "}
          <Link href={`/cycles/${cycle}`} prefetch={false}>
            {cycle}
          </Link>
        </>
      ) : null}
      {suite === null ? null : (
        <>
          {" · "}
          <Link
            href={`/boards/${encodeURIComponent(suite)}${cycle === null ? "" : `/${encodeURIComponent(cycle)}`}`}
            prefetch={false}
          >
            Board
          </Link>
        </>
      )}
      {model === null ? null : (
        <>
          {" · "}
          <Link href={`/models/${encodeURIComponent(model.slug)}`} prefetch={false}>
            <ForeignText text={model.name} longest={60} />
          </Link>
        </>
      )}
    </>
  );
}
