import fc from "fast-check";
import type { Value } from "../core/values/value";

/** Any UTF-16 text: ASCII, other planes and lone surrogates. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.string({ minLength: 1, maxLength: 1 }),
    fc.constantFrom("\0", "\n", "\r", "\\", '"', "'", "é", "\u2028", "😀", "\ud800", "\udfff"),
    fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  ),
  maxLength: 12,
});

const anyDouble = fc.oneof(
  fc.double(),
  fc.constantFrom(-0, 0, 1, 1e16, 1e21, 5e-324, 0.1, Infinity, -Infinity, Number.NaN),
);
const anyInteger = fc.oneof(
  fc.bigInt(),
  fc.constantFrom(0n, -1n, 2n ** 53n + 1n, 2n ** 63n - 1n, 2n ** 63n, -(2n ** 63n), 2n ** 64n),
);

const none: Value = { kind: "none" };
const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant(none),
  fc.boolean().map((value): Value => ({ kind: "bool", value })),
  anyInteger.map((value): Value => ({ kind: "int", value })),
  anyDouble.map((value): Value => ({ kind: "float", value })),
  fc
    .tuple(anyDouble, anyDouble)
    .map(([real, imaginary]): Value => ({ kind: "complex", real, imaginary })),
  anyText.map((value): Value => ({ kind: "string", value })),
  fc
    .uint8Array({ maxLength: 8 })
    .map((bytes): Value => ({ kind: "bytes", hex: Buffer.from(bytes).toString("hex") })),
);

/** Keys of one kind each, so that Python keeps every one of them. */
const keys: fc.Arbitrary<Value[]> = fc.oneof(
  fc
    .uniqueArray(anyText, { maxLength: 4 })
    .map((texts) => texts.map((value): Value => ({ kind: "string", value }))),
  fc
    .uniqueArray(anyInteger, { maxLength: 4 })
    .map((integers) => integers.map((value): Value => ({ kind: "int", value }))),
  fc.uniqueArray(anyInteger, { maxLength: 3 }).map((integers) =>
    integers.map(
      (value): Value => ({
        kind: "tuple",
        items: [none, { kind: "frozenset", items: [{ kind: "int", value }] }],
      }),
    ),
  ),
);

/** Plain data of every kind, as a candidate may return it. */
export const arbitraryValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => {
  const items = fc.array(tie("value"), { maxLength: 4 });
  return {
    value: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      scalar,
      items.map((list): Value => ({ kind: "list", items: list })),
      items.map((list): Value => ({ kind: "tuple", items: list })),
      keys.map((list): Value => ({ kind: "set", items: list })),
      keys.map((list): Value => ({ kind: "frozenset", items: list })),
      fc.tuple(keys, fc.array(tie("value"), { minLength: 4, maxLength: 4 })).map(
        ([names, values]): Value => ({
          kind: "dict",
          entries: names.map((name, index): [Value, Value] => [name, values[index] ?? none]),
        }),
      ),
    ),
  };
}).value;
