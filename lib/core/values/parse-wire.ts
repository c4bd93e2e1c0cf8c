import { DomainError } from "../errors";
import { type BoxedType, boxedTypes, maxValueDepth, type Value } from "./value";

const integerPattern = /^-?(0x[0-9a-f]+|[0-9]+)$/;
const floatPattern = /^-?(inf|nan|[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?)$/;

/**
 * Reads wire text (see format-wire) into a value.
 * @throws DomainError bad-input when the text has another shape or nests deeper than 100.
 */
export function parseWire(text: string): Value {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new DomainError("bad-input", "wire text is not JSON", { cause });
  }
  return fromWire(json, 0);
}

function malformed(what: string): never {
  throw new DomainError("bad-input", `malformed wire value: ${what}`);
}

function text(part: unknown, pattern?: RegExp): string {
  if (typeof part !== "string" || (pattern && !pattern.test(part))) return malformed("bad payload");
  return part;
}

function parseFloatText(part: unknown): number {
  const source = text(part, floatPattern);
  if (source.endsWith("inf")) return source.startsWith("-") ? -Infinity : Infinity;
  return source.endsWith("nan") ? Number.NaN : Number(source);
}

/** Long integers travel in hexadecimal: converting millions of decimal digits takes seconds. */
function parseInteger(source: string): bigint {
  return source.startsWith("-") ? -BigInt(source.slice(1)) : BigInt(source);
}

function boxedType(part: unknown): BoxedType {
  return boxedTypes.find((type) => type === part) ?? malformed("unknown boxed type");
}

function fromWire(json: unknown, depth: number): Value {
  if (depth > maxValueDepth) return malformed("nested too deep");
  if (json === null) return { kind: "none" };
  if (typeof json === "boolean") return { kind: "bool", value: json };
  if (typeof json === "string") return { kind: "string", value: json };
  if (!Array.isArray(json)) return malformed("unexpected JSON type");
  const [tag, ...parts] = json as unknown[];
  const items = () => parts.map((part) => fromWire(part, depth + 1));
  const exactly = (count: number) => {
    if (parts.length !== count) malformed(`tag with ${parts.length} parts`);
  };
  switch (tag) {
    case "i":
      exactly(1);
      return { kind: "int", value: parseInteger(text(parts[0], integerPattern)) };
    case "f":
      exactly(1);
      return { kind: "float", value: parseFloatText(parts[0]) };
    case "c":
      exactly(2);
      return {
        kind: "complex",
        real: parseFloatText(parts[0]),
        imaginary: parseFloatText(parts[1]),
      };
    case "b":
      exactly(1);
      return { kind: "bytes", hex: text(parts[0], /^([0-9a-f]{2})*$/) };
    case "l":
      return { kind: "list", items: items() };
    case "t":
      return { kind: "tuple", items: items() };
    case "s":
      return { kind: "set", items: items() };
    case "z":
      return { kind: "frozenset", items: items() };
    case "d":
      return {
        kind: "dict",
        entries: parts.map((part) => {
          if (!Array.isArray(part) || part.length !== 2) return malformed("dict entry");
          return [fromWire(part[0], depth + 1), fromWire(part[1], depth + 1)];
        }),
      };
    case "u":
      exactly(0);
      return { kind: "undefined" };
    case "x":
      exactly(2);
      return { kind: "boxed", type: boxedType(parts[0]), value: fromWire(parts[1], depth + 1) };
    case "o":
      exactly(1);
      return { kind: "opaque", typeName: text(parts[0]) };
    default:
      return malformed("unknown tag");
  }
}
