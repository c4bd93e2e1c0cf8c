import "server-only";
import type { PairsScope } from "../core/pairs/compare-all-pairs";
import { type BoardRelations, relateBoard } from "../core/pairs/relate-board";
import { toBoardOutcomes } from "../core/pairs/to-board-outcomes";
import type { RankedEntry } from "../core/scoring/rank-board";
import type { BoardLine } from "./load-board-lines";

/** Compares every two ranked rows on the tasks of the scope that the board shows. */
export function compareRanked(
  ranked: readonly RankedEntry<BoardLine>[],
  options: PairsScope,
): BoardRelations {
  const lines = ranked.map(({ entry }) => entry);
  const order = lines.map(({ slug }) => slug);
  return relateBoard(toBoardOutcomes(lines), options, order);
}
