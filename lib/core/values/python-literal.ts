import { assertNever } from "../assert-never";
import { formatFloat } from "./format-wire";
import type { Value } from "./value";

/**
 * Python source of a value, for evaluation without builtins: the names `inf`, `nan`, `complex`,
 * `set`, `frozenset` and `Opaque` must be bound. Also the readable form in traces.
 */
export function pythonLiteral(value: Value): string {
  switch (value.kind) {
    case "none":
      return "None";
    case "bool":
      return value.value ? "True" : "False";
    case "int":
      return integerLiteral(value.value);
    case "float":
      return formatFloat(value.value);
    case "complex":
      return `complex(${formatFloat(value.real)}, ${formatFloat(value.imaginary)})`;
    case "string":
      return stringLiteral(value.value);
    case "bytes":
      return `b"${value.hex.replace(/../g, "\\x$&")}"`;
    case "list":
      return `[${list(value.items)}]`;
    case "tuple":
      return value.items.length === 1 ? `(${list(value.items)},)` : `(${list(value.items)})`;
    case "set":
      return value.items.length === 0 ? "set()" : `{${list(value.items)}}`;
    case "frozenset":
      return `frozenset([${list(value.items)}])`;
    case "dict":
      return `{${value.entries.map(([key, item]) => `${pythonLiteral(key)}: ${pythonLiteral(item)}`).join(", ")}}`;
    // Python has no such values: only a forged reply can name them.
    case "undefined":
    case "boxed":
    case "opaque":
      return "Opaque()";
    default:
      return assertNever(value);
  }
}

function list(items: Value[]): string {
  return items.map(pythonLiteral).join(", ");
}

/** Python refuses decimal literals of more than 4,300 digits; hexadecimal has no such limit. */
function integerLiteral(value: bigint): string {
  if (value < 0n) return `-${integerLiteral(-value)}`;
  return value < 1n << 63n ? value.toString() : `0x${value.toString(16)}`;
}

/** Everything but printable ASCII is escaped, lone surrogates included. */
function stringLiteral(value: string): string {
  let text = '"';
  for (const char of value) {
    const code = char.codePointAt(0) ?? 0;
    if (char === '"' || char === "\\") text += `\\${char}`;
    else if (code >= 0x20 && code < 0x7f) text += char;
    else if (code > 0xffff) text += `\\U${code.toString(16).padStart(8, "0")}`;
    else text += `\\u${code.toString(16).padStart(4, "0")}`;
  }
  return `${text}"`;
}
