import type { Board } from "../../lib/contracts/board";
import { isWeekName } from "../../lib/core/sampling/iso-week";
import { PageLink } from "../ui/page-link";

/** From a board of the weekly suite to how its week was drawn and judged; nothing on other boards. */
export function WeekLink({ board }: { board: Board }) {
  if (board.suite.id !== "weekly") return null;
  return (
    <p className="quiet">
      {isWeekName(board.cycle) ? (
        <>
          <PageLink href={`/cycles/${board.cycle}`}>
            How {board.cycle} was drawn and judged
          </PageLink>{" "}
          ·{" "}
        </>
      ) : null}
      <PageLink href="/cycles">All weeks</PageLink>
    </p>
  );
}
