import Link from "next/link";
import type { Board } from "../../lib/contracts/board";
import { isWeekName } from "../../lib/core/sampling/iso-week";

/** From a board of the weekly suite to how its week was drawn and judged; nothing on other boards. */
export function WeekLink({ board }: { board: Board }) {
  if (board.suite.id !== "weekly") return null;
  return (
    <p className="quiet">
      {isWeekName(board.cycle) ? (
        <>
          <Link href={`/cycles/${board.cycle}`} prefetch={false}>
            How {board.cycle} was drawn and judged
          </Link>{" "}
          ·{" "}
        </>
      ) : null}
      <Link href="/cycles" prefetch={false}>
        All weeks
      </Link>
    </p>
  );
}
