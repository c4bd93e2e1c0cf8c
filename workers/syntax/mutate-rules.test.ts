import { expect, test } from "vitest";
import { mutate } from "../../lib/core/mutation/mutate";
import { openParser } from "./open-parser";

const parse = await openParser();

test("a mutant has a stable id, its line and what was changed", () => {
  const [first] = mutate(parse("python", "# one\ndef f(a):\n    return a < g(1)\n"), "f");
  expect(first).toEqual({
    id: "comparison-boundary-1",
    operator: "comparison-boundary",
    line: 3,
    description: "`<` becomes `<=`",
    source: "# one\ndef f(a):\n    return a <= g(1)\n",
  });
});

test("comments above a place change no id", () => {
  const text = "def f(a):\n    b = a + 1\n    return b * 2\n";
  const ids = (source: string) => mutate(parse("python", source), "f").map(({ id }) => id);
  expect(ids(`# a comment\n\n${text}`)).toEqual(ids(text));
  expect(ids(text).every((id) => /^[a-z-]+-[0-9]+$/.test(id))).toBe(true);
});

test("imports, types, decorators, comments, docstrings and statements of no effect stay as they are", () => {
  const python = [
    "from m import n",
    "import os.path",
    "@cached(1)",
    "def f(a: Literal[1] = None) -> tuple[Literal[2], bool]:",
    '    """Is 1 < 2."""',
    "    # 1 < 2",
    "    x: Literal[1]",
    "    ...",
    "    pass",
  ].join("\n");
  expect(mutate(parse("python", python), "f")).toEqual([]);
  const java = [
    "import java.util.*;",
    "class S {",
    "  @SuppressWarnings(value = true)",
    "  static Map<String, List<Long>> f(List<Long> a) { /* 1 < 2 */ }",
    "}",
  ].join("\n");
  expect(mutate(parse("java", java), "f")).toEqual([]);
});

test("one text is one mutant, of the operator that stands first", () => {
  const text = "def f(a):\n    return sorted(a, reverse=True)\n";
  const flipped = mutate(parse("python", text), "f").filter(({ source }) =>
    source.includes("reverse=False"),
  );
  expect(flipped.map(({ operator }) => operator)).toEqual(["order-reversed"]);
});

test("helpers and constants of the module are mutated with the entry point", () => {
  const text = "LIMIT = 3\ndef helper(a):\n    return a < LIMIT\ndef f(a):\n    return helper(a)\n";
  const lines = new Set(mutate(parse("python", text), "f").map(({ line }) => line));
  expect(lines).toEqual(new Set([1, 3, 5]));
});

test("a result is neutral by its declared type", () => {
  const results = (language: "python" | "java", text: string) =>
    mutate(parse(language, text), "f")
      .filter(({ operator }) => operator === "returned-value-replaced")
      .map(({ source }) => /return (.*?)(;|$)/m.exec(source)?.[1]);
  const python = (type: string) => results("python", `def f(a) -> ${type}:\n    return a.x()\n`);
  expect(python("int")).toEqual(["0"]);
  expect(python("str")).toEqual(['""']);
  expect(python("list[int]")).toEqual(["[]"]);
  expect(python("dict[str, int]")).toEqual(["{}"]);
  expect(python("list[int] | None")).toEqual(["None"]);
  expect(python("bool")).toEqual(["False", "True"]);
  expect(python("tuple[int, str]")).toEqual([]);
  const java = (type: string) =>
    results("java", `class S { static ${type} f(A a) { return a.x(); } }`);
  expect(java("long")).toEqual(["0"]);
  expect(java("Long")).toEqual(["null"]);
  expect(java("String")).toEqual(['""']);
  expect(java("List<Long>")).toEqual(["java.util.List.of()"]);
  expect(java("Map<String, Long>")).toEqual(["java.util.Map.of()"]);
  expect(java("long[][]")).toEqual(["new long[0][]"]);
  expect(java("boolean")).toEqual(["false", "true"]);
});

test("a source with errors, or without the entry point, is refused", () => {
  expect(() => mutate(parse("python", "def f(:\n"), "f")).toThrow("does not parse");
  expect(() => mutate(parse("python", "def g():\n    pass\n"), "f")).toThrow(
    "defines no function named f",
  );
});
