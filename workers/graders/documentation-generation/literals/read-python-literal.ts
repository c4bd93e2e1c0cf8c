import type { ParsedSource, SyntaxNode } from "../../../../lib/core/syntax/parsed-source";
import { textOf } from "../../../../lib/core/syntax/text-of";
import type { Value } from "../../../../lib/core/values/value";
import { isTooDeep, type LiteralReader } from "./literal-reader";
import { namedChildren } from "./named-children";
import { negate } from "./negate";
import { readAll } from "./read-all";
import { readInteger } from "./read-integer";
import { readPythonString } from "./read-python-string";

/** None, booleans, numbers, strings, and lists, tuples, sets and dicts of literals. */
export const readPythonLiteral: LiteralReader = (source, node, depth = 0) => {
  if (isTooDeep(depth)) return null;
  const inner = (child: SyntaxNode) => readPythonLiteral(source, child, depth + 1);
  const children = namedChildren(node);
  switch (node.kind) {
    case "none":
      return { kind: "none" };
    case "true":
    case "false":
      return { kind: "bool", value: node.kind === "true" };
    case "integer":
      return readInteger(textOf(source, node));
    case "float":
      return readFloat(textOf(source, node));
    case "string":
    case "concatenated_string":
      return readPythonString(source, node);
    case "unary_operator":
      return textOf(source, node).startsWith("-") ? negateOnly(children, inner) : null;
    case "parenthesized_expression":
      return children.length === 1 && children[0] ? inner(children[0]) : null;
    case "list":
    case "tuple":
    case "set":
      return readItems(node.kind, children, inner);
    case "dictionary":
      return readDictionary(source, children, depth);
    default:
      return null;
  }
};

type Inner = (node: SyntaxNode) => Value | null;

/** `-1`, and never `--1`, which no interpreter prints. */
function negateOnly([operand]: SyntaxNode[], inner: Inner): Value | null {
  return operand && /^(integer|float)$/.test(operand.kind) ? negate(inner(operand)) : null;
}

function readFloat(text: string): Value | null {
  const digits = text.replaceAll("_", "");
  return /[jJ]$/.test(digits) ? null : { kind: "float", value: Number(digits) };
}

function readItems(kind: "list" | "tuple" | "set", children: SyntaxNode[], inner: Inner) {
  const items = readAll(children, inner);
  return items && { kind, items };
}

function readDictionary(source: ParsedSource, pairs: SyntaxNode[], depth: number): Value | null {
  const entries: [Value, Value][] = [];
  for (const pair of pairs) {
    const [key, item] = namedChildren(pair).map((part) =>
      readPythonLiteral(source, part, depth + 1),
    );
    if (pair.kind !== "pair" || !key || !item) return null;
    entries.push([key, item]);
  }
  return { kind: "dict", entries };
}
