import { cycleAddress } from "../boards/board-address";

/** The page with every task of a board, one row each. */
export function matrixAddress(suite: string, cycle: string): string {
  return `${cycleAddress(suite, cycle)}/matrix`;
}
