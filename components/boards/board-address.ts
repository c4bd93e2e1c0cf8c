import { scopeDimensions } from "../../lib/core/outcomes/board-scope";
import type { OutcomeScope } from "../../lib/core/pairs/outcome-scope";

/** What names one board; a slice and another k are asked for besides. */
export interface BoardPlace {
  suite: { id: string; k: number; cycles: readonly string[] };
  cycle: string;
  k: number;
  scope: OutcomeScope;
}

/** The permanent address of the board of one cycle, at the suite's own k and over all tasks. */
export function cycleAddress(suite: string, cycle: string): string {
  return `/boards/${encodeURIComponent(suite)}/${encodeURIComponent(cycle)}`;
}

/**
 * Where the server shows a board: its permanent address, or where a slice or another k is asked for the
 * one that answers questions.
 */
export function boardAddress(place: BoardPlace): string {
  const { suite, cycle } = place;
  const asked = listAsked(place);
  if (asked.size === 0) return cycleAddress(suite.id, cycle);
  if (cycle !== suite.cycles[0]) asked.set("cycle", cycle);
  return `/boards/${encodeURIComponent(suite.id)}?${asked}`;
}

/** The same board of the API, with the cycle by name: it answers the same when a newer one is there. */
export function boardApiAddress(place: BoardPlace): string {
  const asked = listAsked(place);
  asked.set("cycle", place.cycle);
  return `/api/v1/boards/${encodeURIComponent(place.suite.id)}?${asked}`;
}

/** What is asked for beyond the board as its suite ranks it. */
function listAsked({ suite, k, scope }: BoardPlace): URLSearchParams {
  const asked = new URLSearchParams();
  for (const dimension of scopeDimensions) {
    const value = scope[dimension];
    if (value !== null) asked.set(dimension, String(value));
  }
  if (k !== suite.k) asked.set("k", String(k));
  return asked;
}
