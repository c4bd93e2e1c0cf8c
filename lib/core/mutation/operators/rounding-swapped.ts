import { childOf } from "../../syntax/child-of";
import type { ParsedSource, SyntaxNode } from "../../syntax/parsed-source";
import { textOf } from "../../syntax/text-of";
import { readCall } from "../call";
import type { Operator, Replacement } from "../operator";
import { wrap } from "../wrap";

/** Functions by what they are called on; those of Python without a receiver are built in. */
const functions = new Map([
  ["math.floor", "ceil"],
  ["math.ceil", "floor"],
  ["math.trunc", "floor"],
  ["round", "int"],
  ["int", "round"],
  ["Math.floor", "ceil"],
  ["Math.ceil", "floor"],
  ["Math.trunc", "floor"],
  ["Math.round", "floor"],
  ["Math.rint", "floor"],
]);
/** Java's divisions of whole numbers that round down, and what rounds toward zero instead. */
const divisions = new Map([
  ["Math.floorDiv", "/"],
  ["Math.floorMod", "%"],
]);
const modes = new Map([
  ["HALF_UP", "HALF_EVEN"],
  ["HALF_EVEN", "HALF_UP"],
  ["HALF_DOWN", "HALF_UP"],
  ["FLOOR", "DOWN"],
  ["CEILING", "UP"],
  ["DOWN", "UP"],
  ["UP", "DOWN"],
  ["ROUND_HALF_UP", "ROUND_HALF_EVEN"],
  ["ROUND_HALF_EVEN", "ROUND_HALF_UP"],
  ["ROUND_FLOOR", "ROUND_DOWN"],
  ["ROUND_DOWN", "ROUND_UP"],
  ["ROUND_UP", "ROUND_DOWN"],
]);

/** A number is rounded another way. */
export const roundingSwapped: Operator = {
  name: "rounding-swapped",
  find: ({ node }, source) => [
    ...swapFunction(node, source),
    ...swapMode(node, source),
    ...swapDivision(node, source),
  ],
};

function swapFunction(node: SyntaxNode, source: ParsedSource): Replacement[] {
  const call = readCall(source, node);
  if (!call) return [];
  const { receiver, name, arguments: values } = call;
  const full = receiver
    ? `${textOf(source, receiver)}.${textOf(source, name)}`
    : textOf(source, name);
  const operator = divisions.get(full);
  const [left, right] = values;
  if (operator && left && right && values.length === 2) {
    const text = `(${wrap(source, left)} ${operator} ${wrap(source, right)})`;
    return [{ start: node.start, end: node.end, text }];
  }
  const text = functions.get(full);
  // With a second argument `round` and `int` mean something else.
  return text && values.length === 1 ? [{ start: name.start, end: name.end, text }] : [];
}

/** Java's RoundingMode.HALF_UP and Python's decimal.ROUND_HALF_UP, where the class or module is named. */
function swapMode(node: SyntaxNode, source: ParsedSource): Replacement[] {
  if (node.kind !== "field_access" && node.kind !== "attribute") return [];
  const name = childOf(node, "field") ?? childOf(node, "attribute");
  const holder = childOf(node, "object");
  if (!name || !holder || !/RoundingMode$|decimal$/.test(textOf(source, holder))) return [];
  const text = modes.get(textOf(source, name));
  return text ? [{ start: name.start, end: name.end, text }] : [];
}

/** Python's division of whole numbers, rounded up. */
function swapDivision(node: SyntaxNode, source: ParsedSource): Replacement[] {
  const left = childOf(node, "left");
  const right = childOf(node, "right");
  const operator = childOf(node, "operator");
  if (node.kind !== "binary_operator" || !left || !right || !operator) return [];
  if (textOf(source, operator) !== "//") return [];
  const text = `-(-${wrap(source, left)} // ${wrap(source, right)})`;
  return [{ start: node.start, end: node.end, text: `(${text})` }];
}
