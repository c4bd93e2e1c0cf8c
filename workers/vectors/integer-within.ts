import { z } from "zod";

/** Integers from `low` to `high`: what grows with them would otherwise take the machine's time or memory. */
export function integerWithin(low: number, high: number) {
  const error = `lies outside ${spell(low)} to ${spell(high)}: give an integer within`;
  return z.number().int().min(low, error).max(high, error);
}

function spell(bound: number): string {
  return bound.toLocaleString("en-US");
}
