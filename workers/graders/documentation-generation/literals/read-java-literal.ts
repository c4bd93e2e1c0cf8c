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
  letters: {
    b: "\b",
    f: "\f",
    n: "\n",
    r: "\r",
    s: " ",
    t: "\t",
    "\\": "\\",
    "'": "'",
    '"': '"',
  },
  octal: true,
  rest: () => null,
};

/**
 * null, booleans, numbers, strings, `List.of(…)`, `Arrays.asList(…)`, `Set.of(…)`, `Map.of(…)`,
 * `Map.ofEntries(Map.entry(…), …)` and `new type[] {…}` of literals.
 */
export const readJavaLiteral: LiteralReader = (source, node, depth = 0) => {
  if (isTooDeep(depth)) return null;
  const inner = (child: SyntaxNode) => readJavaLiteral(source, child, depth + 1);
  const children = namedChildren(node);
  switch (node.kind) {
    case "null_literal":
      return { kind: "none" };
    case "true":
    case "false":
      return { kind: "bool", value: node.kind === "true" };
    case "decimal_integer_literal":
    case "hex_integer_literal":
    case "octal_integer_literal":
    case "binary_integer_literal":
      return readWhole(textOf(source, node));
    case "decimal_floating_point_literal":
      return readReal(textOf(source, node));
    case "string_literal":
      return readString(source, node);
    case "character_literal":
      return readCharacter(source, node);
    case "unary_expression":
      return textOf(source, node).startsWith("-") && children[0]
        ? negate(inner(children[0]))
        : null;
    case "parenthesized_expression":
      return children.length === 1 && children[0] ? inner(children[0]) : null;
    case "method_invocation":
      return readFactory(source, node, depth);
    case "array_creation_expression": {
      const items = childOf(node, "value");
      return items ? inner(items) : null;
    }
    case "array_initializer": {
      const items = readAll(children, inner);
      return items && { kind: "list", items };
    }
    default:
      return null;
  }
};

/** Among other objects nothing but its mark says that a number is a long. */
function readWhole(text: string): Value | null {
  const digits = text.replace(/[lL]$/, "").replaceAll("_", "");
  const value = readInteger(/^0[0-7]+$/.test(digits) ? `0o${digits.slice(1)}` : digits);
  return value && /[lL]$/.test(text) ? { kind: "boxed", type: "long", value } : value;
}

function readReal(text: string): Value | null {
  const digits = text.replace(/[dDfF]$/, "").replaceAll("_", "");
  const value = Number(digits);
  if (Number.isNaN(value)) return null;
  const real: Value = { kind: "float", value };
  return /[fF]$/.test(text) ? { kind: "boxed", type: "float", value: real } : real;
}

/** Text blocks strip indentation and are left out. */
function readString(source: ParsedSource, node: SyntaxNode): Value | null {
  const text = textOf(source, node);
  if (text.startsWith('"""')) return null;
  const value = unescapeString(text.slice(1, -1), rules);
  return value === null ? null : { kind: "string", value };
}

function readCharacter(source: ParsedSource, node: SyntaxNode): Value | null {
  const value = unescapeString(textOf(source, node).slice(1, -1), rules);
  if (value === null || value.length !== 1) return null;
  return { kind: "boxed", type: "char", value: { kind: "string", value } };
}

function readFactory(source: ParsedSource, node: SyntaxNode, depth: number): Value | null {
  const [maker, name, given] = ["object", "name", "arguments"].map((field) => childOf(node, field));
  if (!maker || !name || !given) return null;
  const args = namedChildren(given);
  const factory = `${textOf(source, maker)}.${textOf(source, name)}`;
  if (factory === "Map.ofEntries") return readEntries(source, args, depth);
  const items = readAll(args, (child) => readJavaLiteral(source, child, depth + 1));
  if (items === null) return null;
  switch (factory) {
    case "List.of":
    case "Arrays.asList":
      return { kind: "list", items };
    case "Set.of":
      return { kind: "set", items };
    case "Map.of":
      return toMap(items);
    default:
      return null;
  }
}

function toMap(items: Value[]): Value | null {
  const entries: [Value, Value][] = [];
  for (let at = 0; at < items.length; at += 2) {
    const [key, item] = [items[at], items[at + 1]];
    if (!key || !item) return null;
    entries.push([key, item]);
  }
  return { kind: "dict", entries };
}

function readEntries(source: ParsedSource, args: SyntaxNode[], depth: number): Value | null {
  const items: Value[] = [];
  for (const entry of args) {
    const [maker, name, given] = ["object", "name", "arguments"].map((field) =>
      childOf(entry, field),
    );
    if (!maker || !name || !given) return null;
    if (`${textOf(source, maker)}.${textOf(source, name)}` !== "Map.entry") return null;
    const pair = readAll(namedChildren(given), (child) =>
      readJavaLiteral(source, child, depth + 1),
    );
    if (pair?.length !== 2) return null;
    items.push(...pair);
  }
  return toMap(items);
}
