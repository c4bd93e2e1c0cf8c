import type { Operator } from "../operator";
import { swapTokens } from "../swap-tokens";

const comparisons = new Set(["comparison_operator", "binary_expression"]);
const swaps = new Map([
  ["==", ["!="]],
  ["!=", ["=="]],
  ["===", ["!=="]],
  ["!==", ["==="]],
  ["is", ["is not"]],
  ["is not", ["is"]],
]);

/** Equal becomes unequal, and unequal equal. */
export const equalitySwapped: Operator = {
  name: "equality-swapped",
  find: (place, source) => swapTokens(place, source, comparisons, swaps),
};
