import type { unpairedReasons } from "../../../lib/contracts/comparison";

/** Why two have no paired verdict. */
export const unpairedWords: Record<(typeof unpairedReasons)[number], string> = {
  "protocol-differs": "not measured alike",
  incomplete: "one of them is incomplete",
  "too-few-candidates": "too few candidates",
};
