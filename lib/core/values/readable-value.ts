import { assertNever } from "../assert-never";
import type { Language } from "../vocabulary";
import { pythonLiteral } from "./python-literal";
import type { Value } from "./value";

/** A value for people to read: a Python literal, or much the same in the manner of other languages. */
export function readableValue(language: Language, value: Value): string {
  return language === "python" ? pythonLiteral(value) : inBraces(value);
}

function inBraces(value: Value): string {
  switch (value.kind) {
    case "none":
      return "null";
    case "undefined":
      return "undefined";
    case "bool":
      return String(value.value);
    case "int":
      return `${value.value}`;
    case "float":
      return Object.is(value.value, -0) ? "-0" : String(value.value);
    case "complex":
      return "no plain data";
    case "string":
      return JSON.stringify(value.value);
    case "bytes":
      return `bytes ${value.hex}`;
    case "list":
      return `[${list(value.items)}]`;
    case "tuple":
      return `(${list(value.items)})`;
    case "set":
    case "frozenset":
      return `set {${list(value.items)}}`;
    case "dict":
      return `{${value.entries.map(([key, item]) => `${inBraces(key)}: ${inBraces(item)}`).join(", ")}}`;
    case "boxed":
      return `${value.type} ${inBraces(value.value)}`;
    case "opaque":
      return `no plain data (${value.typeName})`;
    default:
      return assertNever(value);
  }
}

function list(items: Value[]): string {
  return items.map(inBraces).join(", ");
}
