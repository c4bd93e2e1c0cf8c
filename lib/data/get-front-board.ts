import "server-only";
import type { Board, SuiteSummary } from "../contracts/board";
import { getBoard } from "./get-board";
import { orderForFront } from "./order-for-front";

/**
 * The board that opens the site: the first by {@link orderForFront} on which something was measured,
 * else the first with claims, else the first at all; null where there is no board.
 */
export async function getFrontBoard(boards: readonly SuiteSummary[]): Promise<Board | null> {
  let withClaims: Board | null = null;
  let first: Board | null = null;
  for (const { id } of orderForFront(boards)) {
    const board = await getBoard({ suite: id });
    if (board === null) continue;
    const isMeasured =
      board.rows.length > 0 || board.unranked.some(({ reason }) => reason !== "claim");
    if (isMeasured) return board;
    first ??= board;
    if (board.unranked.length > 0) withClaims ??= board;
  }
  return withClaims ?? first;
}
