import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryValue } from "../../test-support/arbitrary-value";
import { askPython } from "../../test-support/ask-python";
import { formatWire } from "./format-wire";
import { parseWire } from "./parse-wire";
import { pythonLiteral } from "./python-literal";
import type { Value } from "./value";

const runtime = fileURLToPath(new URL("../../../workers/sandbox/runtimes/python", import.meta.url));

/** Reads each literal and writes its value as the sandbox's own driver does. */
const program = `
sys.path.insert(0, given["runtime"])
import driver
encode = driver.make_encoder()
print(json.dumps([encode(driver.decode_arguments(text), 1 << 30) for text in given["literals"]]))
`;

function throughPython(values: Value[]): Value[] {
  const answer = askPython(program, { runtime, literals: values.map(pythonLiteral) });
  return (answer as string[]).map(parseWire);
}

/** Wire text with the items of sets in one order: the driver sorts them, a literal does not. */
function ordered(value: Value): string {
  return formatWire(sortSets(value));
}

function sortSets(value: Value): Value {
  switch (value.kind) {
    case "list":
    case "tuple":
      return { ...value, items: value.items.map(sortSets) };
    case "set":
    case "frozenset": {
      const items = value.items.map(sortSets);
      return {
        ...value,
        items: items.toSorted((a, b) => (formatWire(a) < formatWire(b) ? -1 : 1)),
      };
    }
    case "dict":
      return {
        ...value,
        entries: value.entries.map(([key, item]) => [sortSets(key), sortSets(item)]),
      };
    default:
      return value;
  }
}

function nest(depth: number, wrap: (inner: Value) => Value): Value {
  let value: Value = { kind: "string", value: "core" };
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
}

describe("a Python literal", () => {
  test("read by Python and written by the driver is the value that it was made of", {
    timeout: 30_000,
  }, () => {
    const values = fc.sample(arbitraryValue, { numRuns: 4000, seed: 20261129 });
    const answers = throughPython(values);
    expect(answers.map(ordered)).toEqual(values.map(ordered));
  });

  test.each<[string, Value]>([
    ["-0.0", { kind: "float", value: -0 }],
    ["nan", { kind: "float", value: Number.NaN }],
    ["complex(-0.0, -inf)", { kind: "complex", real: -0, imaginary: -Infinity }],
    ["9223372036854775807", { kind: "int", value: 2n ** 63n - 1n }],
    ["0x8000000000000000", { kind: "int", value: 2n ** 63n }],
    ["-0x8000000000000000", { kind: "int", value: -(2n ** 63n) }],
    ['"\\ud800"', { kind: "string", value: "\ud800" }],
    ['"\\U0001f600\\u0000\\"\\\\"', { kind: "string", value: '😀\0"\\' }],
    ['b"\\x00\\xff"', { kind: "bytes", hex: "00ff" }],
    ["()", { kind: "tuple", items: [] }],
    ["(None,)", { kind: "tuple", items: [{ kind: "none" }] }],
    ["set()", { kind: "set", items: [] }],
    ["frozenset([])", { kind: "frozenset", items: [] }],
    ["{}", { kind: "dict", entries: [] }],
    ["[]", { kind: "list", items: [] }],
    ['b""', { kind: "bytes", hex: "" }],
  ])("%s comes back unchanged", (literal, value) => {
    expect(pythonLiteral(value)).toBe(literal);
    expect(throughPython([value]).map(ordered)).toEqual([ordered(value)]);
  });

  test("integers of ten thousand digits are beyond no limit", () => {
    const values = [10n ** 10_000n - 1n, -(10n ** 10_000n)].map(
      (value): Value => ({ kind: "int", value }),
    );
    expect(throughPython(values)).toEqual(values);
  });

  test("a hundred nested containers of any kind are read", () => {
    const values = [
      nest(100, (inner) => ({ kind: "list", items: [inner] })),
      nest(100, (inner) => ({ kind: "tuple", items: [inner] })),
      nest(100, (inner) => ({ kind: "dict", entries: [[{ kind: "none" }, inner]] })),
      nest(99, (inner) => ({ kind: "dict", entries: [[{ kind: "tuple", items: [] }, inner]] })),
      nest(98, (inner) => ({ kind: "frozenset", items: [inner] })),
    ];
    expect(throughPython(values).map(ordered)).toEqual(values.map(ordered));
  });

  test("a hundred nested frozensets inside the tuple of arguments are read", () => {
    const value: Value = {
      kind: "tuple",
      items: [nest(99, (inner) => ({ kind: "frozenset", items: [inner] }))],
    };
    expect(throughPython([value]).map(ordered)).toEqual([ordered(value)]);
  });
});
