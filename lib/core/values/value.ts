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
  | { kind: "opaque"; typeName: string };

/** Containers may nest this deep on the wire; the driver encodes deeper ones as opaque. */
export const maxValueDepth = 100;
