import { isComment } from "../../syntax/is-comment";
import type { ParsedSource, SyntaxNode } from "../../syntax/parsed-source";
import type { Place } from "../../syntax/place";
import { enclosingFunction } from "../enclosing-function";
import type { Operator, Replacement } from "../operator";

const deletable = new Set([
  "expression_statement",
  "continue_statement",
  "break_statement",
  "raise_statement",
  "throw_statement",
  "delete_statement",
]);
const blocks = new Set(["block", "statement_block"]);

/** A statement inside a function is missing: an assignment, a call, a jump or the raising of an error. */
export const statementDeleted: Operator = {
  name: "statement-deleted",
  find: (place, source) => {
    if (!deletable.has(place.node.kind) || doesNothing(place.node)) return [];
    if (enclosingFunction(place) === null) return [];
    return [wholeLines(place, source) ?? { ...place.node, text: emptyStatement(place, source) }];
  },
};

function emptyStatement({ parent }: Place, { language }: ParsedSource): string {
  if (language === "python") return "pass";
  // After the arrow of a case of Java stands an expression, a block or a throw, and no empty statement.
  return parent?.node.kind === "switch_rule" ? "{ }" : ";";
}

/** A string that stands alone, an ellipsis, and a mere declaration of a type. */
function doesNothing({ children }: SyntaxNode): boolean {
  const only = children[0];
  if (!only) return true;
  if (only.kind === "string" || only.kind === "ellipsis") return true;
  return only.kind === "assignment" && !only.children.some(({ field }) => field === "right");
}

/** The statement with its lines, where it has them to itself and its block has other statements. */
function wholeLines({ node, parent }: Place, { text }: ParsedSource): Replacement | null {
  if (!parent || !blocks.has(parent.node.kind)) return null;
  const others = parent.node.children.filter((child) => child.named && !isComment(child));
  if (others.length < 2) return null;
  const start = text.lastIndexOf("\n", node.start - 1) + 1;
  const lineEnd = text.indexOf("\n", node.end);
  const end = lineEnd < 0 ? text.length : lineEnd + 1;
  const alone =
    text.slice(start, node.start).trim() === "" && text.slice(node.end, end).trim() === "";
  return alone && start > 0 ? { start, end, text: "" } : null;
}
