import { assertNever } from "../../../../lib/core/assert-never";
import { formatFloat } from "../../../../lib/core/values/format-wire";
import type { Value } from "../../../../lib/core/values/value";

/** Kinds that a base problem's types can name. */
type PlainValue = Extract<
  Value,
  { kind: "none" | "bool" | "int" | "float" | "string" | "list" | "tuple" | "dict" }
>;

/** The value as Python's repr() prints it, so that an example in a docstring is a true doctest. */
export function formatPythonLiteral(value: Value): string {
  const plain = asPlain(value);
  switch (plain.kind) {
    case "none":
      return "None";
    case "bool":
      return plain.value ? "True" : "False";
    case "int":
      return plain.value.toString();
    case "float":
      return formatPythonFloat(plain.value);
    case "string":
      return formatPythonString(plain.value);
    case "list":
      return `[${plain.items.map(formatPythonLiteral).join(", ")}]`;
    case "tuple": {
      const items = plain.items.map(formatPythonLiteral);
      return items.length === 1 ? `(${items[0]},)` : `(${items.join(", ")})`;
    }
    case "dict":
      return `{${plain.entries.map((pair) => pair.map(formatPythonLiteral).join(": ")).join(", ")}}`;
    default:
      return assertNever(plain);
  }
}

function asPlain(value: Value): PlainValue {
  switch (value.kind) {
    case "complex":
    case "bytes":
    case "set":
    case "frozenset":
    case "undefined":
    case "boxed":
    case "opaque":
      throw new Error(`a base problem has no values of kind ${value.kind}`);
    default:
      return value;
  }
}

/** Python writes an exponent, of two digits at least, below 1e-4 and from 1e16 on. */
function formatPythonFloat(value: number): string {
  const size = Math.abs(value);
  if (size === 0 || (size >= 1e-4 && size < 1e16)) return formatFloat(value);
  return value.toExponential().replace(/e([+-])(\d)$/, "e$10$2");
}

const namedEscapes = new Map([
  ["\\", "\\\\"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);

function formatPythonString(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const body = Array.from(text, (character) => {
    if (character === quote) return `\\${quote}`;
    return namedEscapes.get(character) ?? escapeUnprintable(character);
  });
  return quote + body.join("") + quote;
}

/** repr() escapes what Unicode calls "other" or "separator", the plain space excepted. */
function escapeUnprintable(character: string): string {
  if (character === " " || !/[\p{C}\p{Z}]/u.test(character)) return character;
  const hex = (character.codePointAt(0) ?? 0).toString(16);
  if (hex.length <= 2) return `\\x${hex.padStart(2, "0")}`;
  return hex.length <= 4 ? `\\u${hex.padStart(4, "0")}` : `\\U${hex.padStart(8, "0")}`;
}
