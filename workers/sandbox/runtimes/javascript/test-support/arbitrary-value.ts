import fc from "fast-check";
import type { Value } from "../../../../../lib/core/values/value";

const text = fc.string({ unit: "binary", maxLength: 8 });
/** Half of a pair included. */
const anyText = fc.oneof(
  text,
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 6 })
    .map((units) => String.fromCharCode(...units)),
);
/** JavaScript sorts the names of properties that look like indices to the front. */
const key = anyText.filter((name) => !/^\d+$/.test(name));

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom<Value>({ kind: "none" }, { kind: "undefined" }),
  fc.boolean().map((value): Value => ({ kind: "bool", value })),
  fc.double().map((value): Value => ({ kind: "float", value })),
  fc.integer().map((value): Value => ({ kind: "float", value })),
  anyText.map((value): Value => ({ kind: "string", value })),
  fc
    .uint8Array({ maxLength: 6 })
    .map((bytes): Value => ({ kind: "bytes", hex: Buffer.from(bytes).toString("hex") })),
  fc
    .bigInt({ min: -(1n << 62n), max: 1n << 62n })
    .map((value): Value => ({ kind: "boxed", type: "bigint", value: { kind: "int", value } })),
  fc
    .integer({ min: -8.64e15, max: 8.64e15 })
    .filter((value) => !Object.is(value, -0))
    .map((value): Value => ({ kind: "boxed", type: "date", value: { kind: "float", value } })),
);

/** Any value that a JavaScript program and the wire both can hold. */
export const arbitraryValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    scalar,
    fc.array(tie("value"), { maxLength: 4 }).map((items): Value => ({ kind: "list", items })),
    fc
      .uniqueArray(anyText, { maxLength: 4 })
      .map((texts): Value => ({ kind: "set", items: texts.map(toText) })),
    fc
      .uniqueArray(fc.tuple(key, tie("value")), { maxLength: 4, selector: ([name]) => name })
      .map((entries): Value => ({ kind: "dict", entries: entries.map(toEntry) })),
    fc
      .uniqueArray(fc.tuple(anyText, tie("value")), { maxLength: 4, selector: ([name]) => name })
      .map((entries): Value => {
        const value: Value = { kind: "dict", entries: entries.map(toEntry) };
        return { kind: "boxed", type: "map", value };
      }),
  ),
})).value;

function toText(value: string): Value {
  return { kind: "string", value };
}

function toEntry([name, value]: [string, Value]): [Value, Value] {
  return [toText(name), value];
}
