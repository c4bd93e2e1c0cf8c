import type { Board, BoardRow } from "../../lib/contracts/board";
import type { ComparedThing } from "../../lib/core/vocabulary";
import { formatCount } from "../format/format-count";
import { splitUnranked } from "./split-unranked";

/**
 * What a board's data says, before any wording of names: a name is foreign text and is set apart
 * by the view. Leads are read from the paired verdicts; no claim goes beyond what these allow.
 */
export type BoardFinding =
  | { kind: "empty" }
  | { kind: "claims-only"; count: number }
  | { kind: "none-complete"; waiting: number }
  | { kind: "counted-only"; tasks: number }
  | { kind: "single"; row: BoardRow }
  | { kind: "baselines-only"; count: number }
  | { kind: "clear-lead"; leader: BoardRow; others: number }
  | { kind: "undecided-lead"; leader: BoardRow; undecided: number; others: number }
  | { kind: "no-lead"; leaders: number };

/**
 * Finds the sentence that a board's rows support. Rows are in rank order.
 * @param tooFew tasks of a slice that is counted and not ranked, from `tooFewToRank`
 */
export function findBoardFinding(
  board: Pick<Board, "rows" | "unranked">,
  tooFew: number | null = null,
): BoardFinding {
  const [leader, second] = board.rows;
  if (!leader) {
    const { apart, claims } = splitUnranked(board.unranked);
    if (apart.length > 0) return { kind: "none-complete", waiting: apart.length };
    const claimed = new Set(claims.map((claim) => claim.model.slug)).size;
    return claimed > 0 ? { kind: "claims-only", count: claimed } : { kind: "empty" };
  }
  if (tooFew !== null) return { kind: "counted-only", tasks: tooFew };
  if (board.rows.every((row) => row.model.synthetic)) {
    return { kind: "baselines-only", count: board.rows.length };
  }
  if (!second) return { kind: "single", row: leader };
  if (board.rows.every((row) => row.rank === leader.rank)) {
    return { kind: "no-lead", leaders: board.rows.length };
  }
  const separated = new Set(leader.separatedFrom);
  const others = board.rows.slice(1);
  const undecided = others.filter((row) => !separated.has(row.model.slug)).length;
  return undecided === 0
    ? { kind: "clear-lead", leader, others: others.length }
    : { kind: "undecided-lead", leader, undecided, others: others.length };
}

/** What is ranked on a board, as a noun. */
export function comparedNoun(compared: ComparedThing, count: number): string {
  return count === 1 ? compared : `${compared}s`;
}

/** "14 of the 23 others", "any of the 23 others", "the only other model". */
export function wordUndecided(undecided: number, others: number, compared: ComparedThing): string {
  if (others === 1) return `the only other ${compared}`;
  if (undecided === others && others === 2) return "either of the 2 others";
  if (undecided === others) return `any of the ${formatCount(others)} others`;
  return `${formatCount(undecided)} of the ${formatCount(others)} others`;
}
