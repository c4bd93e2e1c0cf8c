import { isComment } from "../../../../lib/core/syntax/is-comment";
import type { SyntaxNode } from "../../../../lib/core/syntax/parsed-source";

/** A node's children that say something: without punctuation and comments. */
export function namedChildren(node: SyntaxNode): SyntaxNode[] {
  return node.children.filter((child) => child.named && !isComment(child));
}
