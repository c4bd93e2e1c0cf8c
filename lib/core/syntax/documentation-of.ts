import { docstringOf } from "./docstring-of";
import { isComment } from "./is-comment";
import type { ParsedSource, SyntaxNode } from "./parsed-source";
import type { Place } from "./place";
import { textOf } from "./text-of";

/** What may stand around a function without parting it from the comment before. */
const wrappers = new Set([
  "variable_declarator",
  "lexical_declaration",
  "variable_declaration",
  "export_statement",
  "assignment_expression",
  "expression_statement",
  "pair",
  "field_definition",
]);

/**
 * A function's documentation: in Python the docstring of its body, in JavaScript and Java the comment that
 * starts with two asterisks right before it, with its text inside quotes or comment marks.
 */
export function documentationOf(
  source: ParsedSource,
  body: SyntaxNode,
  place: Place,
): { text: string; node: SyntaxNode } | null {
  if (source.language === "python") {
    const docstring = docstringOf(source, body);
    return docstring && { text: textInQuotes(source, docstring), node: docstring };
  }
  let outermost = place;
  while (!outermost.before || !isComment(outermost.before)) {
    const { parent } = outermost;
    if (!parent || !wrappers.has(parent.node.kind)) return null;
    outermost = parent;
  }
  const text = textOf(source, outermost.before);
  const marked = /^\/\*\*(?!\/)([\s\S]*)\*\/$/.exec(text)?.[1];
  if (marked === undefined) return null;
  const lines = marked.split(/\r?\n/).map((line) => line.replace(/^\s*\*? ?/, "").trimEnd());
  return { text: lines.join("\n").trim(), node: outermost.before };
}

function textInQuotes(source: ParsedSource, string: SyntaxNode): string {
  const opening = string.children[0];
  const closing = string.children.at(-1);
  return source.text.slice(opening?.end ?? string.start, closing?.start ?? string.end);
}
