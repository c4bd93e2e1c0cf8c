import type { ParsedSource, SyntaxNode } from "./parsed-source";

/** The text that a node covers, as it is written. */
export function textOf(source: Pick<ParsedSource, "text">, node: SyntaxNode): string {
  return source.text.slice(node.start, node.end);
}
