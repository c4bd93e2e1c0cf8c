import type { SuiteSummary } from "../contracts/board";

type Ordered = Pick<SuiteSummary, "id" | "measured" | "rankedModels">;

/** The suite of the project's own tasks; among those with as much to show it opens the site. */
const ownSuite = "weekly";

const placeOrder: readonly SuiteSummary["measured"][] = ["here", "elsewhere", "claims-only"];

/**
 * Boards in the order in which the front page would show them: those that rank real models before those
 * that rank none, what was measured here before what was measured elsewhere before claims, the most
 * ranked rows first, the project's own suite before others with as many.
 */
export function orderForFront<T extends Ordered>(boards: readonly T[]): T[] {
  return [...boards].sort((a, b) => {
    const hasRanked = Number(b.rankedModels > 0) - Number(a.rankedModels > 0);
    const place = placeOrder.indexOf(a.measured) - placeOrder.indexOf(b.measured);
    const own = Number(b.id === ownSuite) - Number(a.id === ownSuite);
    return hasRanked || place || b.rankedModels - a.rankedModels || own;
  });
}
