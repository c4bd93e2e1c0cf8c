import type { Value } from "../../../../lib/core/values/value";
import type { ValueType } from "../value-type";
import { sharedItemType } from "./java-type";
import type { PoolLanguage } from "./pool-language";

const largestOf: Record<PoolLanguage, bigint | null> = {
  python: null,
  javascript: BigInt(Number.MAX_SAFE_INTEGER),
  java: 2n ** 63n - 1n,
};
const smallestOf: Record<PoolLanguage, bigint | null> = {
  python: null,
  javascript: BigInt(Number.MIN_SAFE_INTEGER),
  java: -(2n ** 63n),
};

/**
 * A value of a case as a language's programs get and answer it: JavaScript and Java have lists in the
 * place of tuples, JavaScript has a Map in the place of a mapping, and an int among other things in a
 * Java list is a Long. Null where the value holds an int that the language's numbers can't.
 */
export function toLanguageValue(
  value: Value,
  type: ValueType,
  language: PoolLanguage,
): Value | null {
  if (type.kind === "optional") {
    return value.kind === "none" ? value : toLanguageValue(value, type.item, language);
  }
  if (value.kind === "int") return isWithin(value.value, language) ? value : null;
  if (value.kind === "list" && type.kind === "list") {
    const items = convertAll(value.items, () => type.item, language);
    return items && { kind: "list", items };
  }
  if (value.kind === "tuple" && type.kind === "tuple") return toTuple(value, type, language);
  if (value.kind !== "dict" || type.kind !== "map") return value;
  const flat = value.entries.flat();
  const sides = convertAll(flat, (at) => (at % 2 === 0 ? type.key : type.value), language);
  if (sides === null) return null;
  const entries = value.entries.map((_, at) => sides.slice(2 * at, 2 * at + 2) as [Value, Value]);
  const dict: Value = { kind: "dict", entries };
  return language === "javascript" ? { kind: "boxed", type: "map", value: dict } : dict;
}

function isWithin(int: bigint, language: PoolLanguage): boolean {
  const [smallest, largest] = [smallestOf[language], largestOf[language]];
  return (smallest === null || int >= smallest) && (largest === null || int <= largest);
}

function toTuple(
  value: Extract<Value, { kind: "tuple" }>,
  type: Extract<ValueType, { kind: "tuple" }>,
  language: PoolLanguage,
): Value | null {
  const items = convertAll(value.items, (at) => type.items[at], language);
  if (items === null) return null;
  if (language === "python") return { kind: "tuple", items };
  const mixed = language === "java" && sharedItemType(type.items) === null;
  return { kind: "list", items: mixed ? items.map(boxInt) : items };
}

/** In a list of any objects nothing says that the int is a long. */
function boxInt(value: Value): Value {
  return value.kind === "int" ? { kind: "boxed", type: "long", value } : value;
}

function convertAll(
  values: readonly Value[],
  typeAt: (at: number) => ValueType | undefined,
  language: PoolLanguage,
): Value[] | null {
  const converted: Value[] = [];
  for (const [at, value] of values.entries()) {
    const type = typeAt(at);
    const next = type === undefined ? null : toLanguageValue(value, type, language);
    if (next === null) return null;
    converted.push(next);
  }
  return converted;
}
