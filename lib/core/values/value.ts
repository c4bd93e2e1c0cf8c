/**
 * A typed value as it crosses the sandbox border: plain data whose exact type is kept, because
 * `1`, `1.0` and `True` are different answers. Anything else a candidate returns is opaque.
 */
export type Value =
  | { kind: "none" }
  | { kind: "bool"; value: boolean }
  | { kind: "int"; value: bigint }
  | { kind: "float"; value: number }
  | { kind: "complex"; real: number; imaginary: number }
  | { kind: "string"; value: string }
  | { kind: "bytes"; hex: string }
  | { kind: "list"; items: Value[] }
  | { kind: "tuple"; items: Value[] }
  | { kind: "set"; items: Value[] }
  | { kind: "frozenset"; items: Value[] }
  | { kind: "dict"; entries: [Value, Value][] }
  /** JavaScript's undefined. */
  | { kind: "undefined" }
  /**
   * Plain data of a type that a language tells apart from its usual one: Java's `long` beside `int`,
   * JavaScript's `map` beside its objects. `type` is one of boxedTypes.
   */
  | { kind: "boxed"; type: BoxedType; value: Value }
  | { kind: "opaque"; typeName: string };

export const boxedTypes = [
  // JavaScript: a Map, a BigInt, a Date by its milliseconds.
  "map",
  "bigint",
  "date",
  // Java, where int, double and List are the usual ones. A char and a BigDecimal travel as strings.
  "byte",
  "short",
  "long",
  "big-integer",
  "float",
  "big-decimal",
  "char",
  "array",
  "optional",
] as const;
export type BoxedType = (typeof boxedTypes)[number];

/** Containers may nest this deep on the wire; the driver encodes deeper ones as opaque. */
export const maxValueDepth = 100;
