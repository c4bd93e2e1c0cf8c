import type { ParsedSource, SyntaxNode } from "../syntax/parsed-source";
import { textOf } from "../syntax/text-of";

/** Expressions that bind more closely than any operator. */
const tight = new Set([
  "identifier",
  "integer",
  "float",
  "number",
  "decimal_integer_literal",
  "true",
  "false",
  "string",
  "string_literal",
  "call",
  "call_expression",
  "method_invocation",
  "attribute",
  "member_expression",
  "field_access",
  "subscript",
  "subscript_expression",
  "array_access",
  "list",
  "parenthesized_expression",
]);

/** An expression's text, in parentheses unless it binds more closely than any operator. */
export function wrap(source: ParsedSource, node: SyntaxNode): string {
  const text = textOf(source, node);
  return tight.has(node.kind) ? text : `(${text})`;
}
