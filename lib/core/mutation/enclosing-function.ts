import type { SyntaxNode } from "../syntax/parsed-source";
import type { Place } from "../syntax/place";

const functions = new Set([
  "function_definition",
  "lambda",
  "function_declaration",
  "generator_function_declaration",
  "method_definition",
  "function_expression",
  "generator_function",
  "arrow_function",
  "method_declaration",
  "constructor_declaration",
  "lambda_expression",
]);

/** The innermost function that a place is in; null at the top of a file or in a class alone. */
export function enclosingFunction(place: Place): SyntaxNode | null {
  for (let above = place.parent; above; above = above.parent) {
    if (functions.has(above.node.kind)) return above.node;
  }
  return null;
}
