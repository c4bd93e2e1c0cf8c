import type { Comparison } from "../../lib/contracts/comparison";
import { wholeBoard } from "../../lib/core/pairs/outcome-scope";
import { boardAddress } from "../boards/board-address";

/** The board that a comparison is of, by the k that it compares by: its permanent address at the suite's own. */
export function comparedBoardAddress({
  suite,
  cycle,
  k,
}: Pick<Comparison, "suite" | "cycle" | "k">): string {
  return boardAddress({ suite: { ...suite, cycles: [] }, cycle, k, scope: wholeBoard });
}
