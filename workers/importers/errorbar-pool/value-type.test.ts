import { expect, test } from "vitest";
import { containsOptional, formatValueType, parseValueType } from "./value-type";

test("a nested type is read into its parts", () => {
  expect(parseValueType("map<string, list<tuple<int,optional<float>>>>")).toEqual({
    kind: "map",
    key: { kind: "string" },
    value: {
      kind: "list",
      item: {
        kind: "tuple",
        items: [{ kind: "int" }, { kind: "optional", item: { kind: "float" } }],
      },
    },
  });
});

test.each([
  "integer",
  "list",
  "list<>",
  "list<int, int>",
  "list<int",
  "list<int>>",
  "map<string>",
  "map<float, int>",
  "map<string, int, int>",
  "tuple<>",
  "optional<optional<int>>",
  "",
])("%j is no type", (source) => {
  expect(parseValueType(source)).toBeNull();
});

test("a type is written back in one form, whatever its spacing", () => {
  const type = parseValueType(" tuple< map<int,bool>,list< string > > ");
  expect(type && formatValueType(type)).toBe("tuple<map<int, bool>, list<string>>");
});

test("an optional is found at any depth", () => {
  const nested = parseValueType("map<string, tuple<int, list<optional<int>>>>");
  const none = parseValueType("map<string, tuple<int, list<int>>>");
  expect(nested && containsOptional(nested)).toBe(true);
  expect(none && containsOptional(none)).toBe(false);
});
