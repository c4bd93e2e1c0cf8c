import type { SyntaxNode } from "./parsed-source";

/** A node and all below it, in the order of the text; no depth of nesting can exhaust the stack. */
export function* walk(node: SyntaxNode): Generator<SyntaxNode, void, void> {
  const waiting = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    for (let index = next.children.length - 1; index >= 0; index--) {
      const child = next.children[index];
      if (child) waiting.push(child);
    }
  }
}
