import type { Board, BoardRow } from "../../lib/contracts/board";
import type { ComparedThing } from "../../lib/core/vocabulary";
import { formatCount } from "../format/format-count";
import { splitUnranked } from "./split-unranked";

/**
 * What a board's data says, before any wording of names: a name is foreign text and is set apart
 * by the view. Only intervals are read here; no claim goes beyond "overlaps" and "is clear of".
 */
export type BoardFinding =
  | { kind: "empty" }
  | { kind: "claims-only"; count: number }
  | { kind: "none-complete"; waiting: number }
  | { kind: "single"; row: BoardRow }
  | { kind: "baselines-only"; count: number }
  | { kind: "clear-lead"; leader: BoardRow; others: number }
  | { kind: "overlapping-lead"; leader: BoardRow; overlapped: number; others: number }
  | { kind: "shared-lead"; leaders: number; overlapped: number; others: number };

/** Finds the sentence that a board's rows support. Rows are in rank order. */
export function findBoardFinding(board: Pick<Board, "rows" | "unranked">): BoardFinding {
  const [leader, second] = board.rows;
  if (!leader) {
    const { apart, claims } = splitUnranked(board.unranked);
    if (apart.length > 0) return { kind: "none-complete", waiting: apart.length };
    const claimed = new Set(claims.map((claim) => claim.model.slug)).size;
    return claimed > 0 ? { kind: "claims-only", count: claimed } : { kind: "empty" };
  }
  if (board.rows.every((row) => row.model.synthetic)) {
    return { kind: "baselines-only", count: board.rows.length };
  }
  if (!second) return { kind: "single", row: leader };
  const leaders = board.rows.filter((row) => row.rank === leader.rank);
  const reached = new Set(leaders.flatMap((row) => row.overlaps));
  const followers = board.rows.slice(leaders.length);
  const overlapped = followers.filter((row) => reached.has(row.model.slug)).length;
  const others = followers.length;
  if (leaders.length > 1) {
    return { kind: "shared-lead", leaders: leaders.length, overlapped, others };
  }
  return overlapped === 0
    ? { kind: "clear-lead", leader, others }
    : { kind: "overlapping-lead", leader, overlapped, others };
}

/** What is ranked on a board, as a noun. */
export function comparedNoun(compared: ComparedThing, count: number): string {
  return count === 1 ? compared : `${compared}s`;
}

/** "14 of the 23 others", "all 23 others", "the only other model". */
export function wordOverlapped(
  overlapped: number,
  others: number,
  compared: ComparedThing,
): string {
  if (others === 1) return `that of the only other ${compared}`;
  if (overlapped === others) return `those of all ${formatCount(others)} others`;
  return `${formatCount(overlapped)} of the ${formatCount(others)} others`;
}
