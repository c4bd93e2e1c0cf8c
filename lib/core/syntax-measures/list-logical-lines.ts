import { childOf } from "../syntax/child-of";
import { isComment } from "../syntax/is-comment";
import type { ParsedSource, SyntaxNode } from "../syntax/parsed-source";
import { descend } from "./descend";
import { isElseIf } from "./is-else-if";
import { type MeasuredGrammar, measuredGrammar } from "./measured-grammar";
import { ownsName } from "./owns-name";

/** A longer statement counts as one more line for each so many tokens. */
const tokensPerLine = 24;

/** A statement or the header of a clause, wherever its author broke the line. */
export interface LogicalLine {
  /** Which function it belongs to, by order of the text; 0 is what stands outside all of them. */
  unit: number;
  tokens: Token[];
  /** How many lines it counts for. */
  length: number;
}

/**
 * A name that its author could have chosen otherwise; a literal by its kind alone; everything else, such as
 * the name of a method or a type, by its text.
 */
export type Token = { kind: "name"; text: string } | { kind: "fixed"; text: string };

interface Place {
  unit: number;
  line: LogicalLine | null;
}

/**
 * The lines of a program by its syntax tree, so that layout changes none of them: each statement and each
 * header of a clause is a line and counts once more for each 24 tokens beyond the first 24. Braces,
 * semicolons, comments and docstrings are no tokens.
 */
export function listLogicalLines(source: ParsedSource): LogicalLine[] {
  const grammar = measuredGrammar(source.language);
  const lines: LogicalLine[] = [];
  let units = 0;
  descend<Place>(source.root, { unit: 0, line: null }, ({ node, parent, state }) => {
    if (isComment(node) || isBareString(node)) return null;
    const unit = ownsName(node, parent, grammar) ? ++units : state.unit;
    let { line } = state;
    if (beginsLine(node, parent, grammar)) {
      line = { unit, tokens: [], length: 0 };
      lines.push(line);
    }
    const token = toToken(source, { node, parent }, grammar);
    if (token === null) return { unit, line };
    if (!/^[{};]$/.test(token.text)) line?.tokens.push(token);
    return null;
  });
  for (const line of lines) line.length = Math.ceil(line.tokens.length / tokensPerLine);
  return lines.filter(({ length }) => length > 0);
}

function beginsLine(
  node: SyntaxNode,
  parent: SyntaxNode | null,
  grammar: MeasuredGrammar,
): boolean {
  if (!grammar.lines.has(node.kind)) return false;
  // `else if` is one header, and so are `export function` and `for (;;)`.
  if (node.kind === "else_clause") return !node.children.some((child) => isElseIf(child, node));
  if (node.kind === "export_statement") return childOf(node, "declaration") === null;
  return !(parent?.kind === "for_statement" && headerFields.has(node.field ?? ""));
}

const headerFields = new Set(["init", "initializer", "condition", "update", "increment"]);

/** A string that is a statement does nothing: a docstring, or a comment in the dress of one. */
function isBareString(node: SyntaxNode): boolean {
  return (
    node.kind === "expression_statement" &&
    node.children.every(({ kind }) => /^(string|concatenated_string|;)$/.test(kind))
  );
}

/** A leaf as a token; null where there is more below. */
function toToken(
  source: ParsedSource,
  { node, parent }: { node: SyntaxNode; parent: SyntaxNode | null },
  grammar: MeasuredGrammar,
): Token | null {
  const text = source.text.slice(node.start, node.end);
  if (grammar.names.has(node.kind))
    return { kind: isMember(node, parent) ? "fixed" : "name", text };
  if (grammar.literals.has(node.kind) && !node.children.some(holdsCode)) {
    return { kind: "fixed", text: `(${node.kind})` };
  }
  if (node.children.length > 0) return null;
  return { kind: "fixed", text };
}

/** What follows a dot: the name of a method or a field. */
function isMember({ kind, field }: SyntaxNode, parent: SyntaxNode | null): boolean {
  if (kind === "property_identifier" || field === "attribute") return true;
  return (
    (parent?.kind === "method_invocation" && field === "name") ||
    (parent?.kind === "field_access" && field === "field")
  );
}

function holdsCode({ kind }: SyntaxNode): boolean {
  return kind === "interpolation" || kind === "string_interpolation" || kind === "string";
}
