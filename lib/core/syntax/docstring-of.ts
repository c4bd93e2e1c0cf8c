import { isComment } from "./is-comment";
import type { ParsedSource, SyntaxNode } from "./parsed-source";

/**
 * The docstring of a Python module (its root) or of a body of a function or class: the node of the string,
 * or null. As in Python, bytes and strings with interpolations are no docstrings: the latter compute.
 */
export function docstringOf(source: ParsedSource, body: SyntaxNode): SyntaxNode | null {
  if (source.language !== "python") return null;
  const first = body.children.find((child) => !isComment(child));
  if (first?.kind !== "expression_statement" || first.children.length !== 1) return null;
  const string = first.children[0];
  if (string?.kind !== "string") return null;
  const opening = string.children[0];
  if (opening?.kind !== "string_start") return null;
  const prefix = source.text.slice(opening.start, opening.end).toLowerCase();
  if (/[bft]/.test(prefix)) return null;
  return string.children.some((child) => child.kind === "interpolation") ? null : string;
}
