import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryValue } from "../../test-support/arbitrary-value";
import { askPython } from "../../test-support/ask-python";
import { equalValues } from "./equal-values";
import { parseWire } from "./parse-wire";
import { pythonLiteral } from "./python-literal";
import type { Value } from "./value";

/**
 * Python sources whose pairs are often equal and often nearly so. No NaN: Python takes one object
 * for equal to itself inside a container, and no object crosses the border twice.
 */
const atoms = [
  ...["None", "True", "False", "0", "1", "-1", "2", "0.0", "-0.0", "1.0", "0.5", "inf", "-inf"],
  ...["1+0j", "0j", "1j", "complex(0.5, -0.0)", "2**53", "2**53+1", "2.0**53", "2**63", "2.0**63"],
  ...["10**400", "-10**400", "10.0**22", "10**22", "''", "'a'", "'1'", "b''", "b'a'", "()", "[]"],
  ...["{}", "set()", "frozenset()", "'\\ud800'", "'\\ud801'", "'\\U0001f600'"],
];
const hashable = fc.letrec<{ source: string }>((tie) => {
  const items = fc.array(tie("source"), { maxLength: 2 });
  return {
    source: fc.oneof(
      { depthSize: "small" },
      fc.constantFrom(...atoms.filter((atom) => !["[]", "{}", "set()"].includes(atom))),
      items.map((list) => `(${list.map((item) => `${item},`).join("")})`),
      items.map((list) => `frozenset([${list}])`),
    ),
  };
}).source;
const source = fc.letrec<{ source: string }>((tie) => {
  const items = fc.array(tie("source"), { maxLength: 2 });
  const keys = fc.array(hashable, { minLength: 1, maxLength: 3 });
  return {
    source: fc.oneof(
      { depthSize: "small" },
      fc.constantFrom(...atoms),
      items.map((list) => `(${list.map((item) => `${item},`).join("")})`),
      items.map((list) => `[${list}]`),
      keys.map((list) => `{${list}}`),
      keys.map((list) => `frozenset([${list}])`),
      fc
        .tuple(keys, tie("source"))
        .map(([list, item]) => `{${list.map((key) => `${key}: ${item}`)}}`),
    ),
  };
}).source;

const ones = ["True", "1", "1.0", "1+0j"];
const zeros = ["False", "0", "0.0", "-0.0", "0j"];

/** Wire texts of both sides, Python's own ==, and equality of type all the way down. */
const program = `
def wire(value):
    kind = type(value)
    if value is None or kind in (bool, str):
        return value
    if kind is int:
        return ["i", hex(value)]
    if kind is float:
        return ["f", repr(value)]
    if kind is complex:
        return ["c", repr(value.real), repr(value.imag)]
    if kind is bytes:
        return ["b", value.hex()]
    if kind is dict:
        return ["d", *([wire(k), wire(v)] for k, v in value.items())]
    return [{list: "l", tuple: "t", set: "s", frozenset: "z"}[kind], *map(wire, value)]

def same(a, b):
    if type(a) is not type(b):
        return False
    if type(a) in (list, tuple):
        return len(a) == len(b) and all(map(same, a, b))
    if type(a) in (set, frozenset):
        return len(a) == len(b) and all(any(same(x, y) for y in b) for x in a)
    if type(a) is dict:
        return len(a) == len(b) and all(
            any(same(k, l) and same(v, w) for l, w in b.items()) for k, v in a.items())
    return a == b

answers = []
for left, right in given:
    a, b = eval(left, {"inf": float("inf")}), eval(right, {"inf": float("inf")})
    answers.append([json.dumps(wire(a)), json.dumps(wire(b)), a == b, same(a, b)])
print(json.dumps(answers))
`;
type Judged = [left: string, right: string, equal: boolean, same: boolean];

function judge(pairs: [string, string][]): Judged[] {
  return askPython(program, pairs) as Judged[];
}

const crossed = atoms.flatMap((left) => atoms.map((right): [string, string] => [left, right]));
const random = fc.sample(fc.tuple(source, source), { numRuns: 2000, seed: 1 });
const related = fc
  .sample(fc.tuple(source, fc.infiniteStream(fc.nat(7))), { numRuns: 4000, seed: 2 })
  .map(([text, choices]): [string, string] => [text, retype(text, choices)]);

/** The same source with some of its ones and zeros in another type or with another sign. */
function retype(text: string, choices: Iterator<number>): string {
  const alone = /\bTrue\b|\bFalse\b|(?<![.\w*+-])[01](?:\.0)?(?![\w.+*'])/g;
  return text.replace(alone, (token) => {
    const alike = /True|1/.test(token) ? ones : zeros;
    return alike[choices.next().value ?? 0] ?? token;
  });
}

const judged = judge([...crossed, ...random, ...related]);
const disagreements = (equality: "python" | "typed", verdict: (judged: Judged) => boolean) =>
  judged.filter(
    (pair) =>
      equalValues(parseWire(pair[0]), parseWire(pair[1]), equality) !== verdict(pair) ||
      equalValues(parseWire(pair[1]), parseWire(pair[0]), equality) !== verdict(pair),
  );

const int = (value: bigint): Value => ({ kind: "int", value });
const nan: Value = { kind: "float", value: Number.NaN };

describe("equality", () => {
  test("the generated pairs hold enough equal, alike and different ones to tell", () => {
    const equal = judged.filter(([, , isEqual]) => isEqual);
    expect(equal.length).toBeGreaterThan(1000);
    expect(judged.length - equal.length).toBeGreaterThan(1000);
    expect(equal.filter(([, , , isSame]) => !isSame).length).toBeGreaterThan(200);
  });

  test("under `python` it is Python's own ==", () => {
    expect(disagreements("python", ([, , isEqual]) => isEqual)).toEqual([]);
  });

  test("under `typed` it is that of Python between values of one type all the way down", () => {
    expect(disagreements("typed", ([, , , isSame]) => isSame)).toEqual([]);
  });

  test("under both, data without NaN equals itself and a reading of its own literal's wire", () => {
    fc.assert(
      fc.property(arbitraryValue, (value) => {
        const self = !/nan/.test(pythonLiteral(value).replace(/"(\\.|[^"\\])*"/g, ""));
        expect(equalValues(value, structuredClone(value), "python")).toBe(self);
        expect(equalValues(value, structuredClone(value), "typed")).toBe(self);
      }),
    );
  });

  test.each(["python", "typed"] as const)("NaN equals nothing under %s", (equality) => {
    const list: Value = { kind: "list", items: [nan] };
    expect(equalValues(nan, nan, equality)).toBe(false);
    expect(equalValues(list, list, equality)).toBe(false);
    expect(equalValues(nan, int(0n), equality)).toBe(false);
  });

  test.each(["python", "typed"] as const)(
    "what is no plain data equals nothing under %s",
    (rule) => {
      const opaque: Value = { kind: "opaque", typeName: "Always" };
      const holder: Value = { kind: "tuple", items: [opaque] };
      const keyed: Value = { kind: "dict", entries: [[opaque, int(1n)]] };
      for (const value of [opaque, holder, keyed])
        expect(equalValues(value, value, rule)).toBe(false);
    },
  );

  test("the order of a dict's entries and of a set's items does not count", () => {
    const dict = (keys: bigint[]): Value => ({
      kind: "dict",
      entries: keys.map((key) => [int(key), int(-key)]),
    });
    const set = (keys: bigint[]): Value => ({ kind: "set", items: keys.map(int) });
    for (const equality of ["python", "typed"] as const) {
      expect(equalValues(dict([1n, 2n, 3n]), dict([3n, 1n, 2n]), equality)).toBe(true);
      expect(equalValues(set([1n, 2n, 3n]), set([3n, 1n, 2n]), equality)).toBe(true);
      expect(equalValues(dict([1n, 2n]), dict([1n, 3n]), equality)).toBe(false);
      expect(equalValues(set([1n, 2n]), set([1n, 3n]), equality)).toBe(false);
    }
  });

  test("a forged answer that repeats one right member does not equal as many different ones", () => {
    const entry: [Value, Value] = [int(1n), int(10n)];
    const other: [Value, Value] = [int(2n), int(20n)];
    for (const equality of ["python", "typed"] as const) {
      for (const kind of ["set", "frozenset"] as const) {
        const repeated: Value = { kind, items: [int(1n), int(1n)] };
        expect(equalValues(repeated, { kind, items: [int(1n), int(2n)] }, equality)).toBe(false);
      }
      const repeated: Value = { kind: "dict", entries: [entry, entry] };
      const expected: Value = { kind: "dict", entries: [entry, other] };
      expect(equalValues(repeated, expected, equality)).toBe(false);
    }
  });

  test("a set of fifty thousand items is compared in linear time", () => {
    const set = (from: number): Value => ({
      kind: "set",
      items: Array.from({ length: 50_000 }, (_, index) => int(BigInt(from + index))),
    });
    expect(equalValues(set(0), set(0), "python")).toBe(true);
    expect(equalValues(set(0), set(1), "python")).toBe(false);
  });
});
