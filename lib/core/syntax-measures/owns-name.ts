import type { SyntaxNode } from "../syntax/parsed-source";
import type { MeasuredGrammar } from "./measured-grammar";

/**
 * Whether a node is a function that is measured apart: one declared by name, or one bound to a name where
 * it is written. Others, such as callbacks, count to the function around them.
 */
export function ownsName(
  node: SyntaxNode,
  parent: SyntaxNode | null,
  grammar: MeasuredGrammar,
): boolean {
  if (grammar.functions.has(node.kind)) return true;
  return parent !== null && grammar.closures.has(node.kind) && grammar.bindings.has(parent.kind);
}
