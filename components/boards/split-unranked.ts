import type { Board, ClaimRow, UnrankedRow } from "../../lib/contracts/board";

/** What stands apart: rows with a run of their own, and figures that are claimed. */
export function splitUnranked(unranked: Board["unranked"]): {
  apart: UnrankedRow[];
  claims: ClaimRow[];
} {
  const apart: UnrankedRow[] = [];
  const claims: ClaimRow[] = [];
  for (const row of unranked) {
    if (row.reason === "claim") claims.push(row);
    else apart.push(row);
  }
  return { apart, claims };
}
