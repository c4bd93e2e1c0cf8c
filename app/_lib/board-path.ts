import type { Board } from "../../lib/contracts/board";

/** The permanent path of a board, after any prefix such as `/embed`. */
export function boardPath({
  suite,
  cycle,
}: {
  suite: Pick<Board["suite"], "id">;
  cycle: string;
}): string {
  return `/boards/${encodeURIComponent(suite.id)}/${encodeURIComponent(cycle)}`;
}
