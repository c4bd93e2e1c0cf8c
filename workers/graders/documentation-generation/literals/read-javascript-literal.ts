import { childOf } from "../../../../lib/core/syntax/child-of";
import type { ParsedSource, SyntaxNode } from "../../../../lib/core/syntax/parsed-source";
import { textOf } from "../../../../lib/core/syntax/text-of";
import type { Value } from "../../../../lib/core/values/value";
import { isTooDeep, type LiteralReader } from "./literal-reader";
import { namedChildren } from "./named-children";
import { negate } from "./negate";
import { readAll } from "./read-all";
import { readInteger } from "./read-integer";
import { type EscapeRules, unescapeString } from "./unescape-string";

const rules: EscapeRules = {
  letters: { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" },
  octal: false,
  rest: (letter) => (/[ux]/.test(letter) ? null : letter),
};

/** null, undefined, booleans, numbers, strings, and arrays, objects, Maps and Sets of literals. */
export const readJavaScriptLiteral: LiteralReader = (source, node, depth = 0) => {
  if (isTooDeep(depth)) return null;
  const inner = (child: SyntaxNode) => readJavaScriptLiteral(source, child, depth + 1);
  const children = namedChildren(node);
  switch (node.kind) {
    case "null":
      return { kind: "none" };
    case "undefined":
      return { kind: "undefined" };
    case "true":
    case "false":
      return { kind: "bool", value: node.kind === "true" };
    case "number":
      return readNumber(textOf(source, node));
    case "identifier":
      return namedNumber(textOf(source, node));
    case "string":
      return readString(source, node);
    case "template_string":
      return children.some(({ kind }) => kind === "template_substitution")
        ? null
        : readString(source, node);
    case "unary_expression":
      return textOf(source, node).startsWith("-") && children[0]
        ? negate(inner(children[0]))
        : null;
    case "parenthesized_expression":
      return children.length === 1 && children[0] ? inner(children[0]) : null;
    case "array":
      return hasHoles(node) ? null : toList(readAll(children, inner));
    case "object":
      return readObject(source, children, inner);
    case "new_expression":
      return readCollection(source, node, inner);
    default:
      return null;
  }
};

type Inner = (node: SyntaxNode) => Value | null;

function toList(items: Value[] | null): Value | null {
  return items && { kind: "list", items };
}

/** `[1, , 2]` holds fewer items than it shows. */
function hasHoles({ children }: SyntaxNode): boolean {
  return children.some(
    ({ kind }, at) => kind === "," && /^[,[]$/.test(children[at - 1]?.kind ?? ""),
  );
}

function readNumber(text: string): Value | null {
  const digits = text.replaceAll("_", "");
  if (digits.endsWith("n")) {
    const integer = readInteger(digits.slice(0, -1));
    return integer && { kind: "boxed", type: "bigint", value: integer };
  }
  // `010` is octal to old programs and an error in modules.
  if (/^0[0-9]/.test(digits)) return null;
  return toNumberValue(Number(digits));
}

function toNumberValue(value: number): Value {
  const isWhole = Number.isSafeInteger(value) && !Object.is(value, -0);
  return isWhole ? { kind: "int", value: BigInt(value) } : { kind: "float", value };
}

function namedNumber(name: string): Value | null {
  if (name === "undefined") return { kind: "undefined" };
  if (name === "NaN") return { kind: "float", value: Number.NaN };
  return name === "Infinity" ? { kind: "float", value: Number.POSITIVE_INFINITY } : null;
}

function readString(source: ParsedSource, node: SyntaxNode): Value | null {
  const value = unescapeString(textOf(source, node).slice(1, -1), rules);
  return value === null ? null : { kind: "string", value };
}

function readObject(source: ParsedSource, pairs: SyntaxNode[], inner: Inner): Value | null {
  const entries: [Value, Value][] = [];
  for (const pair of pairs) {
    const [name, part] = [childOf(pair, "key"), childOf(pair, "value")];
    const key = name && readKey(source, name);
    const item = part && inner(part);
    if (pair.kind !== "pair" || !key || !item) return null;
    entries.push([key, item]);
  }
  return { kind: "dict", entries };
}

function readKey(source: ParsedSource, name: SyntaxNode): Value | null {
  if (name.kind === "property_identifier") return { kind: "string", value: textOf(source, name) };
  if (name.kind === "string") return readString(source, name);
  if (name.kind !== "number") return null;
  return { kind: "string", value: String(Number(textOf(source, name))) };
}

/** `new Map([[key, item], …])` and `new Set([…])`. */
function readCollection(source: ParsedSource, node: SyntaxNode, inner: Inner): Value | null {
  const maker = childOf(node, "constructor");
  const given = childOf(node, "arguments");
  const args = given ? readAll(namedChildren(given), inner) : [];
  const name = maker && textOf(source, maker);
  const list = args?.[0] ?? { kind: "list", items: [] };
  if (args === null || args.length > 1 || list.kind !== "list") return null;
  if (name === "Set") return { kind: "set", items: list.items };
  return name === "Map" ? readMap(list.items) : null;
}

function readMap(pairs: Value[]): Value | null {
  const entries: [Value, Value][] = [];
  for (const pair of pairs) {
    const [key, item] = pair.kind === "list" && pair.items.length === 2 ? pair.items : [];
    if (!key || !item) return null;
    entries.push([key, item]);
  }
  return { kind: "boxed", type: "map", value: { kind: "dict", entries } };
}
