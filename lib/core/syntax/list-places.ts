import type { SyntaxNode } from "./parsed-source";
import type { Place } from "./place";

/**
 * A node and all below it in the order of the text, each with what stands around it.
 *
 * @param leaveOut true for a node that is left out with all below it
 */
export function* listPlaces(
  root: SyntaxNode,
  leaveOut: (node: SyntaxNode) => boolean = () => false,
): Generator<Place, void, void> {
  const waiting: Place[] = [{ node: root, before: null, parent: null }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    const { children } = next.node;
    for (let index = children.length - 1; index >= 0; index--) {
      const node = children[index];
      if (!node || leaveOut(node)) continue;
      waiting.push({ node, before: children[index - 1] ?? null, parent: next });
    }
  }
}
