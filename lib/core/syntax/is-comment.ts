import type { SyntaxNode } from "./parsed-source";

/**
 * Whether a node is a comment of its language. JavaScript's HTML-like comments are none: modules read
 * them as code.
 */
export function isComment({ kind }: SyntaxNode): boolean {
  return kind === "comment" || kind === "line_comment" || kind === "block_comment";
}
