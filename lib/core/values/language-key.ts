import { assertNever } from "../assert-never";
import { decimalKey } from "./decimal-key";
import type { BoxedType, Value } from "./value";

/** How JavaScript or Java writes a value of one of its types down, for comparison by text. */
export interface KeyRule {
  /** Keys of numbers and of boxed values; null for what is no plain data of the language. */
  float(value: number): string | null;
  int(value: bigint): string | null;
  boxed(type: BoxedType, value: Value, inner: (value: Value) => string | null): string | null;
  /** Whether a tuple is written as a list: the language has no tuples of its own. */
  tupleIsList: boolean;
}

/**
 * Text that two values share exactly when they are equal in the language: members of sets and entries
 * of mappings in order of their own text. Null for a value that holds no plain data: equal to nothing.
 */
export function languageKey(value: Value, rule: KeyRule): string | null {
  const inner = (item: Value) => languageKey(item, rule);
  switch (value.kind) {
    case "none":
    case "undefined":
      return value.kind;
    case "bool":
      return value.value ? "true" : "false";
    case "int":
      return rule.int(value.value);
    case "float":
      return rule.float(value.value);
    case "string":
      return JSON.stringify(value.value);
    case "bytes":
      return `bytes:${value.hex}`;
    case "list":
      return joinKeys("[", value.items.map(inner), "]");
    case "tuple":
      return joinKeys(rule.tupleIsList ? "[" : "(", value.items.map(inner), "]");
    case "set":
    case "frozenset":
      return joinKeys("{", sorted(value.items.map(inner)), "}");
    case "dict":
      return joinKeys(
        "<",
        sorted(value.entries.map(([key, item]) => joinKeys("", [inner(key), inner(item)], ""))),
        ">",
      );
    case "boxed":
      return rule.boxed(value.type, value.value, inner);
    case "complex":
    case "opaque":
      return null;
    default:
      return assertNever(value);
  }
}

function joinKeys(open: string, keys: (string | null)[], close: string): string | null {
  return keys.includes(null) ? null : `${open}${keys.join(",")}${close}`;
}

function sorted(keys: (string | null)[]): (string | null)[] {
  return [...keys].sort();
}

/**
 * JavaScript: a number is one kind, so 5 and 5.0 are the same, and so are both zeros. A BigInt is
 * another: it meets an integer beyond the exact numbers, and below it only an expected BigInt, for
 * `5n + 1` throws. NaN meets an expected NaN, as assert.deepStrictEqual has it, and nothing else.
 */
export const javascriptKeys: KeyRule = {
  float: (value) => (Number.isInteger(value) ? whole("n", BigInt(value)) : `n${value}`),
  int: (value) => whole("n", value),
  boxed: (type, value, inner) => {
    if (type === "bigint" && value.kind === "int") {
      return whole(isSafe(value.value) ? "big" : "n", value.value);
    }
    const isMap = type === "map" && value.kind === "dict";
    const isDate = type === "date" && value.kind === "float";
    if (!isMap && !isDate) return null;
    const key = inner(value);
    return key === null ? null : `${type}:${key}`;
  },
  tupleIsList: true,
};

/** In hexadecimal: decimal digits of a long integer take time to find. */
function whole(prefix: string, value: bigint): string {
  return `${prefix}${value.toString(16)}`;
}

function isSafe(value: bigint): boolean {
  return value >= BigInt(Number.MIN_SAFE_INTEGER) && value <= BigInt(Number.MAX_SAFE_INTEGER);
}

const wholeTypes: readonly BoxedType[] = ["byte", "short", "long", "big-integer"];

/**
 * Java: whole numbers of every width are equal by value, and so are float and double, but 5 is not
 * 5.0; both zeros are alike, and NaN meets an expected NaN, as Double.equals has it. An array is equal
 * to a list of the same items, a char is not a string, and a BigDecimal is compared as compareTo does.
 */
export const javaKeys: KeyRule = {
  float: (value) => (value === 0 ? "f0" : `f${value}`),
  int: (value) => whole("i", value),
  boxed: (type, value, inner) => {
    if (wholeTypes.includes(type)) return value.kind === "int" ? inner(value) : null;
    if (type === "float" && value.kind === "float") {
      return inner({ kind: "float", value: Math.fround(value.value) });
    }
    if (type === "array") return value.kind === "list" ? inner(value) : null;
    if (type === "char" && value.kind === "string") return `char:${inner(value)}`;
    if (type === "big-decimal" && value.kind === "string") return decimalKey(value.value);
    if (type !== "optional" || value.kind !== "list") return null;
    const key = inner(value);
    return key === null ? null : `optional:${key}`;
  },
  tupleIsList: false,
};
