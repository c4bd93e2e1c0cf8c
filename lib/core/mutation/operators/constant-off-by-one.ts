import { childOf } from "../../syntax/child-of";
import type { ParsedSource, SyntaxNode } from "../../syntax/parsed-source";
import type { Place } from "../../syntax/place";
import { textOf } from "../../syntax/text-of";
import type { Operator } from "../operator";

const integers = new Set(["integer", "number", "decimal_integer_literal"]);
const arithmetic = new Set([
  "binary_operator",
  "unary_operator",
  "unary_expression",
  "attribute",
  "member_expression",
  "field_access",
  "method_invocation",
]);
const comparison = /^([<>]=?|[=!]==?)$/;

/** A whole number is one more, or one less. */
export const constantOffByOne: Operator = {
  name: "constant-off-by-one",
  find: (place, source) => {
    const { node } = place;
    if (!integers.has(node.kind) || isKey(place)) return [];
    const [, digits, suffix = ""] = /^(0|[1-9][0-9_]*)([lLn]?)$/.exec(textOf(source, node)) ?? [];
    if (digits === undefined) return [];
    const value = BigInt(digits.replaceAll("_", ""));
    return [value + 1n, value - 1n].map((other) => {
      const text = `${other}${suffix}`;
      const bare = other >= 0n || !needsParentheses(place, source);
      return { start: node.start, end: node.end, text: bare ? text : `(${text})` };
    });
  },
};

/** A key of an object literal of JavaScript, where no sign may stand. */
function isKey({ node, parent }: Place): boolean {
  return node.kind === "number" && node.field === "key" && parent?.node.kind === "pair";
}

/** Whether a sign here would meet another operator. */
function needsParentheses({ parent }: Place, source: ParsedSource): boolean {
  if (!parent) return false;
  if (parent.node.kind === "binary_expression") return !compares(parent.node, source);
  return arithmetic.has(parent.node.kind);
}

function compares(binary: SyntaxNode, source: ParsedSource): boolean {
  const operator = childOf(binary, "operator");
  return operator !== null && comparison.test(textOf(source, operator));
}
