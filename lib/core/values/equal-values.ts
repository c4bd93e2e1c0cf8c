import type { Equality } from "../vocabulary";
import type { Value } from "./value";

type Numeric = Extract<Value, { kind: "bool" | "int" | "float" | "complex" }>;

/**
 * Whether an answer equals the expectation. `typed`: same kind all the way down, with 0.0 and -0.0
 * alike and NaN equal to nothing. `python`: the language's own ==, where True == 1 == 1.0, while a
 * list never equals a tuple. An opaque value equals nothing, not even another opaque one.
 */
export function equalValues(actual: Value, expected: Value, equality: Equality): boolean {
  if (equality === "python" && isNumeric(actual) && isNumeric(expected)) {
    return equalNumbers(actual, expected);
  }
  const sets = setItems(actual, expected, equality);
  if (sets) return equalSets(sets[0], sets[1], equality);
  switch (actual.kind) {
    case "none":
      return expected.kind === "none";
    case "opaque":
      return false;
    case "string":
      return expected.kind === "string" && actual.value === expected.value;
    case "bytes":
      return expected.kind === "bytes" && actual.hex === expected.hex;
    case "bool":
    case "int":
    case "float":
    case "complex":
      return actual.kind === expected.kind && equalNumbers(actual, expected as Numeric);
    case "list":
    case "tuple":
      return (
        actual.kind === expected.kind && equalSequences(actual.items, expected.items, equality)
      );
    case "dict":
      return expected.kind === "dict" && equalDicts(actual.entries, expected.entries, equality);
    default:
      return false;
  }
}

function isNumeric(value: Value): value is Numeric {
  return ["bool", "int", "float", "complex"].includes(value.kind);
}

function equalNumbers(left: Numeric, right: Numeric): boolean {
  const [leftReal, leftImaginary] = parts(left);
  const [rightReal, rightImaginary] = parts(right);
  return equalReals(leftReal, rightReal) && leftImaginary === rightImaginary;
}

function parts(value: Numeric): [real: bigint | number, imaginary: number] {
  switch (value.kind) {
    case "bool":
      return [value.value ? 1n : 0n, 0];
    case "complex":
      return [value.real, value.imaginary];
    default:
      return [value.value, 0];
  }
}

/** JavaScript compares bigint and number by exact mathematical value, as Python does. */
function equalReals(left: bigint | number, right: bigint | number): boolean {
  // biome-ignore lint/suspicious/noDoubleEquals: === is never true between bigint and number.
  return left == right;
}

function setItems(
  actual: Value,
  expected: Value,
  equality: Equality,
): [actual: Value[], expected: Value[]] | undefined {
  const bothSets = (value: Value) => value.kind === "set" || value.kind === "frozenset";
  if (!bothSets(actual) || !bothSets(expected)) return undefined;
  if (equality === "typed" && actual.kind !== expected.kind) return undefined;
  return [(actual as { items: Value[] }).items, (expected as { items: Value[] }).items];
}

function equalSequences(left: Value[], right: Value[], equality: Equality): boolean {
  return (
    left.length === right.length &&
    left.every((item, index) => {
      const other = right[index];
      return other !== undefined && equalValues(item, other, equality);
    })
  );
}

/**
 * Counts, then looks for each expected member in the answer. Never the other way round: a forged
 * answer may name one right member as often as the expectation has members.
 */
function equalSets(actual: Value[], expected: Value[], equality: Equality): boolean {
  if (actual.length !== expected.length) return false;
  const found = indexByKey(actual.map((item) => [item, item]));
  return expected.every((item) => lookUp(found, item, equality) !== undefined);
}

/** By the same rule as sets, with the values compared too. */
function equalDicts(
  actual: [Value, Value][],
  expected: [Value, Value][],
  equality: Equality,
): boolean {
  if (actual.length !== expected.length) return false;
  const found = indexByKey(actual);
  return expected.every(([key, item]) => {
    const answered = lookUp(found, key, equality);
    return answered !== undefined && equalValues(answered, item, equality);
  });
}

/** The first of each value; null as soon as there are more than `most`, so that no answer takes long. */
export function distinctValues(items: Value[], equality: Equality, most: number): Value[] | null {
  const index: Index = new Map();
  const kept: Value[] = [];
  for (const item of items) {
    if (lookUp(index, item, equality) !== undefined) continue;
    if (kept.length === most) return null;
    kept.push(item);
    const key = bucket(item);
    const held = index.get(key);
    if (held) held.push([item, item]);
    else index.set(key, [[item, item]]);
  }
  return kept;
}

type Index = Map<string, [Value, Value][]>;

/** Buckets by a key that equal values share under either rule, so that look-ups stay linear. */
function indexByKey(entries: [Value, Value][]): Index {
  const index: Index = new Map();
  for (const entry of entries) {
    const key = bucket(entry[0]);
    const held = index.get(key);
    if (held) held.push(entry);
    else index.set(key, [entry]);
  }
  return index;
}

function lookUp(index: Index, key: Value, equality: Equality): Value | undefined {
  return index.get(bucket(key))?.find(([held]) => equalValues(key, held, equality))?.[1];
}

function bucket(value: Value): string {
  switch (value.kind) {
    case "bool":
      return value.value ? "n1" : "n0";
    case "int":
      return `n${Number(value.value)}`;
    case "float":
      return realBucket(value.value);
    case "complex":
      return value.imaginary === 0 ? realBucket(value.real) : "complex";
    case "string":
      return `s${value.value}`;
    case "bytes":
      return `b${value.hex}`;
    case "tuple":
      return `t${value.items.map(bucket).join(",")}`;
    case "frozenset":
      return `z${value.items.length}`;
    default:
      return value.kind;
  }
}

/** Both zeros alike. */
function realBucket(value: number): string {
  return `n${value === 0 ? 0 : value}`;
}
