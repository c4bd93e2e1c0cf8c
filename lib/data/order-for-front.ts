import type { SuiteSummary } from "../contracts/board";

type Ordered = Pick<SuiteSummary, "id" | "measured" | "rankedModels">;

/** The suite of the project's own tasks: where anything was measured on it, it opens the site. */
const ownSuite = "weekly";

const placeOrder: readonly SuiteSummary["measured"][] = ["here", "elsewhere", "claims-only"];

/**
 * Boards in the order in which the front page would show them: the project's own suite; then those that
 * rank real models before those that rank none, what was measured here before what was measured
 * elsewhere before claims, the most ranked rows first.
 */
export function orderForFront<T extends Ordered>(boards: readonly T[]): T[] {
  return [...boards].sort((a, b) => {
    const hasRanked = Number(b.rankedModels > 0) - Number(a.rankedModels > 0);
    const place = placeOrder.indexOf(a.measured) - placeOrder.indexOf(b.measured);
    const own = Number(b.id === ownSuite) - Number(a.id === ownSuite);
    return own || hasRanked || place || b.rankedModels - a.rankedModels;
  });
}
