import type { Operator } from "../operator";
import { swapTokens } from "../swap-tokens";

const connectives = new Set(["boolean_operator", "binary_expression"]);
const swaps = new Map([
  ["and", ["or"]],
  ["or", ["and"]],
  ["&&", ["||"]],
  ["||", ["&&"]],
]);

/** And becomes or, and or and. */
export const connectiveSwapped: Operator = {
  name: "connective-swapped",
  find: (place, source) => swapTokens(place, source, connectives, swaps),
};
