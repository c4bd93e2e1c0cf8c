import { expect, test } from "vitest";
import { formatWire } from "../../../lib/core/values/format-wire";
import { decodeCaseValue } from "./case-value";
import { parseValueType } from "./value-type";

const place = { file: "pool/x/problem.json", field: "cases[0].args[1]" };

function decode(json: unknown, source: string) {
  const type = parseValueType(source);
  if (!type) throw new Error(`test names an unknown type ${source}`);
  return decodeCaseValue(json, type, place);
}

test.each([
  [5, "int", '["i","5"]'],
  [-0, "int", '["i","0"]'],
  ["9007199254740993", "int", '["i","9007199254740993"]'],
  ["-12", "int", '["i","-12"]'],
  [5, "float", '["f","5.0"]'],
  [0.1, "float", '["f","0.1"]'],
  [-0, "float", '["f","-0.0"]'],
  [true, "bool", "true"],
  ["kůň 🚲", "string", '"kůň 🚲"'],
  [null, "optional<int>", "null"],
  [3, "optional<int>", '["i","3"]'],
  [[], "list<int>", '["l"]'],
  [[1, "a"], "tuple<int, string>", '["t",["i","1"],"a"]'],
  [[["a", 1]], "map<string, int>", '["d",["a",["i","1"]]]'],
  [
    [[1, [[2, null]]]],
    "map<int, list<tuple<int, optional<bool>>>>",
    '["d",[["i","1"],["l",["t",["i","2"],null]]]]',
  ],
])("%j as %s is %s on the wire", (json, type, wire) => {
  expect(formatWire(decode(json, type))).toBe(wire);
});

test("the error names file, field, what was found and the remedy", () => {
  expect(() => decode("seven", "int")).toThrow(
    'pool/x/problem.json: field cases[0].args[1]: "seven" is no int; write a whole number, or a string of its digits',
  );
});

test("an int that JSON has already rounded is refused, not passed on", () => {
  expect(() => decode(JSON.parse("9007199254740993"), "int")).toThrow(
    "write an int beyond 2^53 as a string of digits",
  );
});

test("an error inside a container names the very element", () => {
  expect(() =>
    decode(
      [
        [1, "a"],
        [2, 3],
      ],
      "list<tuple<int, string>>",
    ),
  ).toThrow("field cases[0].args[1][1][1]: 3 is no string; write a string");
  expect(() =>
    decode(
      [
        ["a", 1],
        ["b", true],
      ],
      "map<string, int>",
    ),
  ).toThrow("field cases[0].args[1][1][1]: true is no int");
});

test("a map with the same key twice is refused", () => {
  expect(() =>
    decode(
      [
        ["a", 1],
        ["a", 2],
      ],
      "map<string, int>",
    ),
  ).toThrow(
    'field cases[0].args[1][1]: ["a",2] is no map<string, int>; a key occurs twice; remove one',
  );
});

test.each([
  [1.5, "int"],
  ["007", "int"],
  ["-0", "int"],
  ["1e3", "int"],
  [true, "int"],
  ["1.5", "float"],
  [JSON.parse("1e999"), "float"],
  [0, "bool"],
  [null, "string"],
  ["\ud800", "string"],
  [{ a: 1 }, "map<string, int>"],
  [[["a"]], "map<string, int>"],
  [[1], "tuple<int, int>"],
  ["ab", "list<string>"],
  [undefined, "int"],
])("%j is refused as %s", (json, type) => {
  expect(() => decode(json, type)).toThrow(/^pool\/x\/problem\.json: field cases\[0\]\.args\[1\]/);
});
