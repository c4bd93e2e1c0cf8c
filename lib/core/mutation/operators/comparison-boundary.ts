import type { Operator } from "../operator";
import { swapTokens } from "../swap-tokens";

const comparisons = new Set(["comparison_operator", "binary_expression"]);
const swaps = new Map([
  ["<", ["<="]],
  ["<=", ["<"]],
  [">", [">="]],
  [">=", [">"]],
]);

/** The bound itself falls on the other side. */
export const comparisonBoundary: Operator = {
  name: "comparison-boundary",
  find: (place, source) => swapTokens(place, source, comparisons, swaps),
};
