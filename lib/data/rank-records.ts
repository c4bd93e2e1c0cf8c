import "server-only";
import type { Database } from "../../db/client";
import { findBoardComparison } from "../../db/repositories/find-board-comparison";
import type { BoardRelations } from "../core/pairs/relate-board";
import { type RankedBoard, rankBoard } from "../core/scoring/rank-board";
import type { ComparisonRules } from "../core/scoring/select-comparable";
import { compareRanked } from "./compare-ranked";
import {
  type BoardLine,
  type BoardRecord,
  type BoardView,
  isStated,
  loadBoardLines,
} from "./load-board-lines";
import { toKeptLines } from "./to-kept-lines";

/** The rows of a board, and how the ranked ones compare. */
export interface ComparedBoard {
  ranked: RankedBoard<BoardLine>;
  compared: BoardRelations;
}

/**
 * Ranks a board's records and compares the ranked ones, as it was kept when they were appended where that is
 * still how they rank; otherwise from their tallies.
 * @param revisionId of the suite that the records are of
 */
export async function rankRecords(
  db: Database,
  revisionId: number,
  records: readonly BoardRecord[],
  view: BoardView,
  rules: ComparisonRules,
): Promise<ComparedBoard> {
  const kept = await readKept(db, revisionId, records, view, rules);
  if (kept !== null) return kept;
  const ranked = rankBoard(await loadBoardLines(db, records, view), rules);
  const { k, cycle, scope } = view;
  return { ranked, compared: compareRanked(ranked.rows, { k, cycle, scope }) };
}

async function readKept(
  db: Database,
  revisionId: number,
  records: readonly BoardRecord[],
  view: BoardView,
  rules: ComparisonRules,
): Promise<ComparedBoard | null> {
  const stated = records.filter((record) => isStated(record, view));
  const others = records.filter((record) => !stated.includes(record));
  // Incomplete ones are never ranked, so that the rest compare as they are.
  const isOwn = others.every(({ payload }) => payload.state === "incomplete");
  if (stated.length === 0 || !isOwn) return null;
  const kept = await findBoardComparison(db, { revisionId, cycle: view.cycle });
  const lines = kept && toKeptLines(stated, kept);
  if (kept === null || lines === null) return null;
  const counted = others.length === 0 ? [] : await loadBoardLines(db, others, view);
  const ranked = rankBoard([...lines, ...counted], rules);
  const { pairs, resolvableGap, relations } = kept;
  // Limits that were decided since may rank others.
  const isSame =
    ranked.rows.length === relations.length &&
    ranked.rows.every(({ entry }, row) => entry.slug === relations[row]?.[0]);
  if (!isSame) return null;
  return { ranked, compared: { pairs, resolvableGap, relations: new Map(relations) } };
}
