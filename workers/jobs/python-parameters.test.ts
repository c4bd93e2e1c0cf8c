import { expect, test } from "vitest";
import { pythonParameters } from "./python-parameters";

test.each([
  ["def f(a, b):\n    pass\n", ["a", "b"]],
  ["import re\n\n\ndef f(a: dict[str, int], b: int = 3) -> int:\n    pass\n", ["a", "b"]],
  ["def f(\n    a: list[tuple[int, int]],\n    b=(1, 2),\n):\n    pass\n", ["a", "b"]],
  ["def f():\n    pass\n", []],
  ["def f(*rest):\n    pass\n", []],
  ["class Solution:\n    def f(self, a):\n        pass\n", []],
  ["def ff(a):\n    pass\n", []],
  ["def f(a", []],
])("%j has %j", (source, names) => {
  expect(pythonParameters(source, "f")).toEqual(names);
});
