import { assertNever } from "../assert-never";
import { equalValues } from "../values/equal-values";
import { parseWire } from "../values/parse-wire";
import type { Value } from "../values/value";
import type { Equality } from "../vocabulary";
import type { Expectation } from "./test-plan";

/** Whether a plain value is what a test case expects. Tolerances are absolute; NaN never passes one. */
export function meetsExpectation(
  actual: Value,
  expectation: Expectation,
  equality: Equality,
): boolean {
  switch (expectation.kind) {
    case "equal":
      return equalValues(actual, parseWire(expectation.value), equality);
    case "identical":
      return equalValues(actual, parseWire(expectation.value), "typed");
    case "truthy":
      return actual.kind !== "opaque" && isTruthy(actual) === expectation.expected;
    case "close":
      return isClose(actual, parseWire(expectation.value), Number(expectation.tolerance));
    case "equal-as-tuple":
      return equalAsTuple(actual, parseWire(expectation.value), equality);
    default:
      return assertNever(expectation);
  }
}

/** Python's truth of a plain value. */
function isTruthy(value: Value): boolean {
  switch (value.kind) {
    case "none":
    case "opaque":
      return false;
    case "bool":
      return value.value;
    case "int":
      return value.value !== 0n;
    case "float":
      return value.value !== 0;
    case "complex":
      return value.real !== 0 || value.imaginary !== 0;
    case "string":
      return value.value !== "";
    case "bytes":
      return value.hex !== "";
    case "dict":
      return value.entries.length > 0;
    default:
      return value.items.length > 0;
  }
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

function orderedItems(value: Value): Value[] | null {
  switch (value.kind) {
    case "list":
    case "tuple":
      return value.items;
    case "dict":
      return value.entries.map(([key]) => key);
    case "string":
      return [...value.value].map((char) => ({ kind: "string", value: char }));
    default:
      return null;
  }
}
