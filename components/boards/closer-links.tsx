import Link from "next/link";
import type { Board } from "../../lib/contracts/board";
import { cycleAddress } from "./board-address";

/** From a board to the pages that look at the same outcomes in another way; none where none is known. */
export function CloserLinks({ board }: { board: Board }) {
  if (board.rows.length === 0) return null;
  const address = cycleAddress(board.suite.id, board.cycle);
  return (
    <p className="quiet">
      <Link href={`${address}/mix`} prefetch={false}>
        Weigh it by your own mix
      </Link>{" "}
      ·{" "}
      <Link href={`${address}/matrix`} prefetch={false}>
        Every task against every {board.suite.compared}
      </Link>{" "}
      ·{" "}
      <Link href={address} prefetch={false}>
        Permanent address
      </Link>
    </p>
  );
}
