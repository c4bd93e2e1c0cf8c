import { assertNever } from "../assert-never";
import type { Value } from "./value";

/**
 * Wire text of a value: JSON in which null, booleans and strings stand for themselves and every
 * other value is an array led by a tag: ["i","5"] (or ["i","-0x1f"]), ["f","0.1"], ["c","1.0","2.0"], ["b","00ff"],
 * ["l",…], ["t",…], ["s",…], ["z",…], ["d",[key,value],…], ["u"], ["x","long",value], ["o","TypeName"].
 */
export function formatWire(value: Value): string {
  return JSON.stringify(toWire(value));
}

type Wire = null | boolean | string | Wire[];

function toWire(value: Value): Wire {
  switch (value.kind) {
    case "none":
      return null;
    case "bool":
    case "string":
      return value.value;
    case "int":
      return ["i", value.value.toString()];
    case "float":
      return ["f", formatFloat(value.value)];
    case "complex":
      return ["c", formatFloat(value.real), formatFloat(value.imaginary)];
    case "bytes":
      return ["b", value.hex];
    case "list":
      return ["l", ...value.items.map(toWire)];
    case "tuple":
      return ["t", ...value.items.map(toWire)];
    case "set":
      return ["s", ...value.items.map(toWire)];
    case "frozenset":
      return ["z", ...value.items.map(toWire)];
    case "dict":
      return ["d", ...value.entries.map(([key, item]) => [toWire(key), toWire(item)])];
    case "undefined":
      return ["u"];
    case "boxed":
      return ["x", value.type, toWire(value.value)];
    case "opaque":
      return ["o", value.typeName];
    default:
      return assertNever(value);
  }
}

/** Decimal text of a double that reads back as the same double; `inf`, `-inf`, `nan`, `-0.0`. */
export function formatFloat(value: number): string {
  if (Number.isNaN(value)) return "nan";
  if (!Number.isFinite(value)) return value > 0 ? "inf" : "-inf";
  if (Object.is(value, -0)) return "-0.0";
  const text = String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}
