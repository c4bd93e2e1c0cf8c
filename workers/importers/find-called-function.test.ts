import { expect, test } from "vitest";
import { dropOwnCalls } from "./drop-own-calls";
import { findCalledFunction } from "./find-called-function";

test.each<[asserts: string[], reference: string | null, found: string | null]>([
  [["assert f(1) == 1", "assert f(2) == 2"], null, "f"],
  [["assert set(f(1)) == set([1])"], null, "f"],
  [["assert math.isclose(f(1), 1.0, rel_tol=0.1)"], null, "f"],
  [["assert not f('g(1) == 2')"], null, "f"],
  [
    ["assert chain([Pair(1, 2)], 4) == 3"],
    "class Pair: pass\ndef chain(a, n): return 3\n",
    "chain",
  ],
  [["assert sum(1, 2) == 3"], "def sum(a, b):\n    return a + b\n", "sum"],
  [["assert f(1) == 1", "assert g(1) == 1"], null, null],
  [["assert len([1]) == 1"], null, null],
])("%j with the reference %j are about %s", (asserts, reference, found) => {
  expect(findCalledFunction(asserts, reference)).toBe(found);
});

const check = "def check(candidate):\n    assert candidate(1) == 1\n";
test.each([
  ["a call of check at the end", `${check}check(f)\n`],
  ["a call without a line end, after an empty line", `${check}\ncheck(f)`],
  ["a function that calls it", `${check}\ndef test_check():\n    check(f)\n\ntest_check()\n`],
])("%s is dropped", (_, test) => {
  expect(dropOwnCalls(test).trimEnd()).toBe(check.trimEnd());
});

test("a test without such a call stays as it is", () => {
  expect(dropOwnCalls(check)).toBe(check);
});
