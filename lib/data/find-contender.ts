import "server-only";
import type { Board, BoardRow, ClaimRow, UnrankedRow } from "../contracts/board";
import { DomainError } from "../core/errors";
import type { CompareQuery } from "./compare-query";
import { getBoard } from "./get-board";

/** One of the two as a board shows it: measured, or only claimed. */
export type Contender =
  | { kind: "measured"; board: Board; row: BoardRow | UnrankedRow }
  | { kind: "claimed"; board: Board; row: ClaimRow };

/**
 * The row of a model on its suite's board: in the cycle asked for or, where none is, in the newest
 * cycle that has it. A measured row comes before a claim.
 * @param newest the board that the query names
 * @throws DomainError not-found when no board of the suite has the model.
 */
export async function findContender(
  newest: Board,
  slug: string,
  query: CompareQuery,
): Promise<Contender> {
  const others = query.cycle === undefined ? newest.suite.cycles : [];
  for (const cycle of [newest.cycle, ...others.filter((other) => other !== newest.cycle)]) {
    const { suite, k } = query;
    const board = cycle === newest.cycle ? newest : await getBoard({ suite, cycle, k });
    const row = board && findMeasured(board, slug);
    if (board && row) return { kind: "measured", board, row };
  }
  const claim = newest.unranked.find((row) => row.reason === "claim" && row.model.slug === slug);
  if (claim?.reason === "claim") return { kind: "claimed", board: newest, row: claim };
  throw new DomainError(
    "not-found",
    `there is no record of ${JSON.stringify(slug)} on the board of ${JSON.stringify(query.suite)}`,
  );
}

function findMeasured(board: Board, slug: string): BoardRow | UnrankedRow | undefined {
  const ranked = board.rows.find((row) => row.model.slug === slug);
  if (ranked) return ranked;
  return board.unranked.find(
    (row): row is UnrankedRow => row.reason !== "claim" && row.model.slug === slug,
  );
}
