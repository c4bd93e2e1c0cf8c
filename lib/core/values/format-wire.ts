import { assertNever } from "../assert-never";
import type { Value } from "./value";

/**
 * Wire text of a value: JSON in which null, booleans and strings stand for themselves and every
 * other value is an array led by a tag: ["i","5"] (or ["i","-0x1f"]), ["f","0.1"], ["c","1.0","2.0"], ["b","00ff"],
 * ["l",…], ["t",…], ["s",…], ["z",…], ["d",[key,value],…], ["u"], ["x","long",value], ["o","TypeName"].
 */
export function formatWire(value: Value): string {
  switch (value.kind) {
    case "none":
      return "null";
    case "bool":
      return value.value ? "true" : "false";
    case "string":
      return JSON.stringify(value.value);
    case "int":
      return `["i","${value.value}"]`;
    case "float":
      return `["f","${formatFloat(value.value)}"]`;
    case "complex":
      return `["c","${formatFloat(value.real)}","${formatFloat(value.imaginary)}"]`;
    case "bytes":
      return JSON.stringify(["b", value.hex]);
    case "list":
      return formatItems('["l"', value.items);
    case "tuple":
      return formatItems('["t"', value.items);
    case "set":
      return formatItems('["s"', value.items);
    case "frozenset":
      return formatItems('["z"', value.items);
    case "dict":
      return formatEntries(value.entries);
    case "undefined":
      return '["u"]';
    case "boxed":
      return `["x",${JSON.stringify(value.type)},${formatWire(value.value)}]`;
    case "opaque":
      return JSON.stringify(["o", value.typeName]);
    default:
      return assertNever(value);
  }
}

/** Written as text at once: arrays to be made into JSON took most of the time of large inputs. */
function formatItems(start: string, items: readonly Value[]): string {
  let text = start;
  for (const item of items) text += `,${formatWire(item)}`;
  return `${text}]`;
}

function formatEntries(entries: readonly (readonly [Value, Value])[]): string {
  let text = '["d"';
  for (const [key, item] of entries) text += `,[${formatWire(key)},${formatWire(item)}]`;
  return `${text}]`;
}

/** Decimal text of a double that reads back as the same double; `inf`, `-inf`, `nan`, `-0.0`. */
export function formatFloat(value: number): string {
  if (Number.isNaN(value)) return "nan";
  if (!Number.isFinite(value)) return value > 0 ? "inf" : "-inf";
  if (Object.is(value, -0)) return "-0.0";
  const text = String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}
