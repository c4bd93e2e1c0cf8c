import type { SyntaxNode } from "./parsed-source";

/** The first child in a field, such as the `body` of a function; null where there is none. */
export function childOf(node: SyntaxNode, field: string): SyntaxNode | null {
  return node.children.find((child) => child.field === field) ?? null;
}
