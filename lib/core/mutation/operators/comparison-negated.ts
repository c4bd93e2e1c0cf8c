import type { Operator } from "../operator";
import { swapTokens } from "../swap-tokens";

const comparisons = new Set(["comparison_operator", "binary_expression"]);
const swaps = new Map([
  ["<", [">="]],
  ["<=", [">"]],
  [">", ["<="]],
  [">=", ["<"]],
]);
/** Python's alone: JavaScript's `in` has no opposite. */
const memberships = new Set(["comparison_operator"]);
const membershipSwaps = new Map([
  ["in", ["not in"]],
  ["not in", ["in"]],
]);

/** A comparison says the opposite. */
export const comparisonNegated: Operator = {
  name: "comparison-negated",
  find: (place, source) => [
    ...swapTokens(place, source, comparisons, swaps),
    ...swapTokens(place, source, memberships, membershipSwaps),
  ],
};
