import type { ParsedSource } from "../syntax/parsed-source";
import type { Place } from "../syntax/place";
import { textOf } from "../syntax/text-of";
import type { Replacement } from "./operator";
import { pad } from "./pad";

/**
 * Puts other tokens in the place of one.
 *
 * @param parents the kinds of node whose tokens are meant
 * @param swaps what takes the place of each token
 */
export function swapTokens(
  { node, parent }: Place,
  source: ParsedSource,
  parents: ReadonlySet<string>,
  swaps: ReadonlyMap<string, readonly string[]>,
): Replacement[] {
  if (node.named || !parent || !parents.has(parent.node.kind)) return [];
  const token = textOf(source, node).replace(/\s+/g, " ");
  return (swaps.get(token) ?? []).map((text) => pad(source, { ...node, text }));
}
