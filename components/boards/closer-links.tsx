import type { Board } from "../../lib/contracts/board";
import { PageLink } from "../ui/page-link";
import { cycleAddress } from "./board-address";

/** From a board to the pages that look at the same outcomes in another way; none where none is known. */
export function CloserLinks({ board }: { board: Board }) {
  if (board.rows.length === 0) return null;
  const address = cycleAddress(board.suite.id, board.cycle);
  return (
    <p className="quiet">
      <PageLink href={`${address}/mix`}>Weigh it by your own mix</PageLink> ·{" "}
      <PageLink href={`${address}/matrix`}>
        Every task against every {board.suite.compared}
      </PageLink>{" "}
      · <PageLink href={address}>Permanent address</PageLink>
    </p>
  );
}
