import { childOf } from "../../syntax/child-of";
import type { ParsedSource, SyntaxNode } from "../../syntax/parsed-source";
import type { Place } from "../../syntax/place";
import { textOf } from "../../syntax/text-of";
import type { Operator, Replacement } from "../operator";
import { swapTokens } from "../swap-tokens";

const binary = new Set(["binary_operator", "binary_expression"]);
const assignments = new Set([
  "augmented_assignment",
  "augmented_assignment_expression",
  "assignment_expression",
]);
const updates = new Set(["update_expression"]);
const signs = new Set(["unary_operator", "unary_expression"]);
const strings = new Set(["string", "concatenated_string", "template_string", "string_literal"]);

const common = { "+": ["-"], "-": ["+"], "/": ["*"], "%": ["*"], "<<": [">>"], ">>": ["<<"] };
const others = { ">>>": ["<<"], "&": ["|"], "|": ["&"], "^": ["&"], "**": ["*"] };
const swaps = {
  // A plain division of Python gives a float, so the likely slip is that of the two divisions.
  python: { ...common, ...others, "*": ["//"], "//": ["*", "/"] },
  javascript: { ...common, ...others, "*": ["/"] },
  java: { ...common, ...others, "*": ["/"] },
};

const updateSwaps = new Map([
  ["++", ["--"]],
  ["--", ["++"]],
]);

/** An arithmetic operator is another one, or a sign is lost. */
export const arithmeticReplaced: Operator = {
  name: "arithmetic-replaced",
  find: (place, source) => {
    const { node, parent } = place;
    if (node.named || !parent || joinsStrings(parent.node)) return [];
    const pairs = Object.entries(swaps[source.language]);
    const inAssignments = pairs.map(([from, to]) => [`${from}=`, to.map((sign) => `${sign}=`)]);
    return [
      ...swapTokens(place, source, binary, new Map(pairs)),
      ...swapTokens(place, source, assignments, new Map(inAssignments as [string, string[]][])),
      ...swapTokens(place, source, updates, updateSwaps),
      ...dropSign(place, source),
    ];
  },
};

function dropSign({ node, parent }: Place, source: ParsedSource): Replacement[] {
  if (!parent || !signs.has(parent.node.kind) || textOf(source, node) !== "-") return [];
  const operand = childOf(parent.node, "argument") ?? childOf(parent.node, "operand");
  if (!operand) return [];
  const glued = /\w/.test(source.text[node.start - 1] ?? "");
  return [{ start: node.start, end: operand.start, text: glued ? " " : "" }];
}

/** Whether a sum plainly joins strings: then no other operator makes sense of them. */
function joinsStrings(sum: SyntaxNode): boolean {
  const waiting = [sum];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (strings.has(next.kind)) return true;
    if (binary.has(next.kind) || assignments.has(next.kind)) {
      for (const field of ["left", "right"]) {
        const operand = childOf(next, field);
        if (operand) waiting.push(operand);
      }
    }
  }
  return false;
}
