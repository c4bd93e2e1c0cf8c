import { childOf } from "../../syntax/child-of";
import { isComment } from "../../syntax/is-comment";
import type { ParsedSource, SyntaxNode } from "../../syntax/parsed-source";
import { textOf } from "../../syntax/text-of";
import { readCall } from "../call";
import type { Operator } from "../operator";
import { wrap } from "../wrap";

/** Functions and methods that take positions, with how many of their arguments are some. */
const positional = {
  python: new Map([["range", 2]]),
  javascript: new Map([
    ["slice", 2],
    ["substring", 2],
    ["charAt", 1],
    ["charCodeAt", 1],
    ["codePointAt", 1],
    ["at", 1],
    ["splice", 1],
  ]),
  java: new Map([
    ["charAt", 1],
    ["codePointAt", 1],
    ["substring", 2],
    ["subList", 2],
    ["get", 1],
    ["set", 1],
    ["range", 2],
    ["rangeClosed", 2],
    ["copyOfRange", 3],
  ]),
};
const unlikely = new Set([
  "integer",
  "number",
  "decimal_integer_literal",
  "float",
  "string",
  "string_literal",
  "template_string",
  "character_literal",
  "unary_operator",
  "unary_expression",
  "tuple",
  "spread_element",
  "list_splat",
  "keyword_argument",
  "slice",
]);
const sums = new Set(["binary_operator", "binary_expression"]);
const integers = new Set(["integer", "number", "decimal_integer_literal"]);

/** A position or the end of a range is one more, or one less. Whole numbers are another operator's work. */
export const indexOffByOne: Operator = {
  name: "index-off-by-one",
  find: ({ node }, source) =>
    listPositions(source, node)
      .filter((position) => !unlikely.has(position.kind) && !endsInConstant(source, position))
      .flatMap((position) =>
        ["+", "-"].map((sign) => ({
          start: position.start,
          end: position.end,
          text: `${wrapTerm(source, position)} ${sign} 1`,
        })),
      ),
};

function listPositions(source: ParsedSource, node: SyntaxNode): SyntaxNode[] {
  switch (node.kind) {
    case "subscript":
      return node.children.filter(({ field }) => field === "subscript");
    case "slice":
      return node.children.filter((child) => child.named && !isComment(child));
    case "subscript_expression":
    case "array_access":
      return node.children.filter(({ field }) => field === "index");
    default: {
      const call = readCall(source, node);
      const count = call && positional[source.language].get(textOf(source, call.name));
      return count && call ? call.arguments.slice(0, count) : [];
    }
  }
}

/** Such as `end - 1`: there the constant changes. */
function endsInConstant(source: ParsedSource, position: SyntaxNode): boolean {
  const operator = sums.has(position.kind) ? operatorOf(source, position) : null;
  const right = childOf(position, "right");
  return right !== null && integers.has(right.kind) && (operator === "+" || operator === "-");
}

/** A product, too, binds more closely than the sum it becomes part of. */
function wrapTerm(source: ParsedSource, position: SyntaxNode): string {
  const operator = sums.has(position.kind) ? operatorOf(source, position) : null;
  const bare = operator !== null && ["+", "-", "*", "/", "//", "%"].includes(operator);
  return bare ? textOf(source, position) : wrap(source, position);
}

function operatorOf(source: ParsedSource, node: SyntaxNode): string | null {
  const operator = childOf(node, "operator");
  return operator && textOf(source, operator);
}
