import type { Board } from "../../lib/contracts/board";
import { splitUnranked } from "./split-unranked";

/** How many outcomes or verdicts each row lacks that lacks any, the fewest first. */
export function listLacking({ unranked }: Pick<Board, "unranked">): number[] {
  return splitUnranked(unranked)
    .apart.map(({ unscored }) => unscored)
    .filter((unscored) => unscored > 0)
    .sort((a, b) => a - b);
}
