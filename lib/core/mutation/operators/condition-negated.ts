import { childOf } from "../../syntax/child-of";
import type { ParsedSource, SyntaxNode } from "../../syntax/parsed-source";
import { textOf } from "../../syntax/text-of";
import type { Operator } from "../operator";
import { wrap } from "../wrap";

const choices = new Set([
  "if_statement",
  "elif_clause",
  "while_statement",
  "do_statement",
  "for_statement",
  "ternary_expression",
]);
const comparison = /^([<>]=?|[=!]==?|is|is not|in|not in)$/;

/** A condition decides the other way. Of a lone comparison that is another operator's work. */
export const conditionNegated: Operator = {
  name: "condition-negated",
  find: ({ node }, source) => {
    const condition = conditionOf(node);
    if (!condition || isComparison(condition, source)) return [];
    const { start, end } = condition;
    return [{ start, end, text: negate(condition, source) }];
  },
};

function conditionOf(node: SyntaxNode): SyntaxNode | null {
  if (choices.has(node.kind)) return unwrap(childOf(node, "condition"));
  const parts = node.children.filter((child) => child.named && !child.kind.includes("comment"));
  // Python's `a if b else c`, and the condition of a comprehension.
  if (node.kind === "conditional_expression") return parts[1] ?? null;
  if (node.kind === "if_clause") return parts[0] ?? null;
  return null;
}

/** Looks inside the parentheses that JavaScript and Java put around a condition. */
function unwrap(condition: SyntaxNode | null): SyntaxNode | null {
  if (condition?.kind === "empty_statement") return null;
  const wrapped = condition?.kind === "parenthesized_expression";
  const statement = condition?.kind === "expression_statement";
  if (!wrapped && !statement) return condition;
  return condition?.children.find((child) => child.named) ?? null;
}

function isComparison(condition: SyntaxNode, source: ParsedSource): boolean {
  if (condition.kind !== "comparison_operator" && condition.kind !== "binary_expression") {
    return false;
  }
  const tokens = condition.children.filter((child) => !child.named);
  const [only] = tokens;
  if (tokens.length !== 1 || !only) return false;
  return comparison.test(textOf(source, only).replace(/\s+/g, " "));
}

function negate(condition: SyntaxNode, source: ParsedSource): string {
  const inner = negated(condition, source);
  if (inner) return textOf(source, inner);
  const sign = source.language === "python" ? "not " : "!";
  return `${sign}${wrap(source, condition)}`;
}

/** What a negation negates; null for anything else. */
function negated(condition: SyntaxNode, source: ParsedSource): SyntaxNode | null {
  if (condition.kind === "not_operator") return childOf(condition, "argument");
  if (condition.kind !== "unary_expression") return null;
  const sign = condition.children[0];
  if (!sign || textOf(source, sign) !== "!") return null;
  return childOf(condition, "argument") ?? childOf(condition, "operand");
}
