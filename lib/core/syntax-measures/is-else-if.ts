import type { SyntaxNode } from "../syntax/parsed-source";

/**
 * Whether an `if` is the `else if` of another: in JavaScript it stands in an else clause at once, in Java
 * in a field of the other. Python's `elif` is no `if` at all.
 */
export function isElseIf(node: SyntaxNode, parent: SyntaxNode | null): boolean {
  if (node.kind !== "if_statement") return false;
  return parent?.kind === "else_clause" || node.field === "alternative";
}
