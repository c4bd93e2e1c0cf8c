import { expect, test } from "vitest";
import { readHumanEvalXSuite } from "./read-suite";

function readPackages(word: string, declaration: string) {
  const value = {
    task_id: `${word}/0`,
    prompt: declaration,
    declaration,
    canonical_solution: "",
    test: "// none\n",
  };
  return readHumanEvalXSuite({ path: "suite.jsonl", records: [{ place: ":1", value }] }).packages;
}

test("answers in JavaScript may import Node's own packages and js-md5, and no others", () => {
  const names = readPackages("JavaScript", "const f = (text) => {\n")?.javascript ?? [];
  expect(names).toEqual(expect.arrayContaining(["js-md5", "fs", "util"]));
  expect(names).not.toContain("lodash");
});

test("answers in other languages may import their standard library", () => {
  expect(readPackages("Python", "def f(text):\n")).toBeNull();
  expect(readPackages("Java", "class Solution {\n    public int f(int x) {\n")).toBeNull();
});
