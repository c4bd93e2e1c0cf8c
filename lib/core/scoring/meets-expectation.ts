import { assertNever } from "../assert-never";
import { type AnswerRule, equalInLanguage } from "../values/equal-in-language";
import { distinctValues, equalValues } from "../values/equal-values";
import { parseWire } from "../values/parse-wire";
import { truthOf } from "../values/truth-of";
import type { Value } from "../values/value";
import type { Equality, Language } from "../vocabulary";
import type { Expectation } from "./test-plan";

/** Whether a plain value is what a test case expects. Tolerances are absolute; NaN never passes one. */
export function meetsExpectation(
  actual: Value,
  expectation: Expectation,
  rule: AnswerRule,
): boolean {
  switch (expectation.kind) {
    case "equal":
      return equalInLanguage(actual, parseWire(expectation.value), rule);
    case "identical":
      return equalInLanguage(actual, parseWire(expectation.value), { ...rule, equality: "typed" });
    case "truthy":
      return truthOf(actual, rule.language) === expectation.expected;
    case "close":
      return isClose(
        toPlainNumber(actual, rule.language),
        parseWire(expectation.value),
        Number(expectation.tolerance),
      );
    case "equal-as-tuple":
      return equalAsTuple(actual, parseWire(expectation.value), rule.equality);
    case "equal-as-int":
      // The answer was made one in the process that gave it.
      return (
        actual.kind === "int" && equalValues(actual, parseWire(expectation.value), rule.equality)
      );
    case "equal-as-set":
      return equalAsSet(actual, parseWire(expectation.value), rule.equality);
    case "is-close":
      return isRelativelyClose(
        toPlainNumber(actual, rule.language),
        parseWire(expectation.value),
        expectation,
      );
    case "raises":
      // It returned.
      return false;
    default:
      return assertNever(expectation);
  }
}

/** Java's numbers of another width as the usual ones; Python and JavaScript have none such. */
function toPlainNumber(actual: Value, language: Language): Value {
  if (language !== "java" || actual.kind !== "boxed") return actual;
  const { type, value } = actual;
  const isWhole = ["byte", "short", "long", "big-integer"].includes(type) && value.kind === "int";
  return isWhole || (type === "float" && value.kind === "float") ? value : actual;
}

function toNumber(value: Value): number {
  switch (value.kind) {
    case "bool":
      return value.value ? 1 : 0;
    case "int":
      return Number(value.value);
    case "float":
      return value.value;
    default:
      return Number.NaN;
  }
}

function isClose(actual: Value, expected: Value, tolerance: number): boolean {
  return Math.abs(toNumber(actual) - toNumber(expected)) < tolerance;
}

/** `tuple(answer) == expected`: any ordered plain container will do, and a string by its characters. */
function equalAsTuple(actual: Value, expected: Value, equality: Equality): boolean {
  const items = orderedItems(actual);
  return items !== null && equalValues({ kind: "tuple", items }, expected, equality);
}

/** `set(answer) == expected`: any plain container of hashable items, and a string by its characters. */
function equalAsSet(actual: Value, expected: Value, equality: Equality): boolean {
  const items = isSet(actual) ? actual.items : orderedItems(actual);
  if (!isSet(expected) || !items?.every(isHashable)) return false;
  // A set keeps one of the items that are equal to Python, whatever the suite's rule is.
  const kept = distinctValues(items, "python", expected.items.length);
  return kept !== null && equalValues({ kind: "set", items: kept }, expected, equality);
}

function isSet(value: Value): value is Extract<Value, { kind: "set" | "frozenset" }> {
  return value.kind === "set" || value.kind === "frozenset";
}

function isHashable(value: Value): boolean {
  switch (value.kind) {
    case "list":
    case "set":
    case "dict":
    case "opaque":
      return false;
    case "tuple":
    case "frozenset":
      return value.items.every(isHashable);
    default:
      return true;
  }
}

/**
 * Python's math.isclose: |a − b| ≤ max(relative × max(|a|, |b|), absolute), with equal infinities
 * close and NaN close to nothing. An integer beyond the doubles raises there and is not close here.
 */
function isRelativelyClose(
  actual: Value,
  expected: Value,
  tolerances: { relativeTolerance: string; absoluteTolerance: string },
): boolean {
  const [a, b] = [toDouble(actual), toDouble(expected)];
  if (a === b) return true;
  if (!Number.isFinite(a) || !Number.isFinite(b)) return false;
  const difference = Math.abs(b - a);
  const relative = Number(tolerances.relativeTolerance);
  return (
    difference <= Math.abs(relative * b) ||
    difference <= Math.abs(relative * a) ||
    difference <= Number(tolerances.absoluteTolerance)
  );
}

/** As float() makes it; NaN for what float() refuses. */
function toDouble(value: Value): number {
  const number = toNumber(value);
  return value.kind === "int" && !Number.isFinite(number) ? Number.NaN : number;
}

function orderedItems(value: Value): Value[] | null {
  switch (value.kind) {
    case "list":
    case "tuple":
      return value.items;
    case "dict":
      return value.entries.map(([key]) => key);
    case "string":
      return [...value.value].map((char) => ({ kind: "string", value: char }));
    case "bytes":
      return (value.hex.match(/../g) ?? []).map((hex) => ({
        kind: "int",
        value: BigInt(`0x${hex}`),
      }));
    default:
      return null;
  }
}
