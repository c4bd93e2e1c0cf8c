import { expect, test } from "vitest";
import { findNearDuplicates } from "../../lib/core/likeness/find-near-duplicates";
import { listTreeTokens } from "../../lib/core/likeness/list-tree-tokens";
import { openParser } from "./open-parser";

const parse = await openParser();

const count = {
  id: "count",
  statement: "Return how many of the readings lie above the given bound, whatever their order.",
  references: [
    parse(
      "python",
      "def count(a, bound):\n    n = 0\n    for x in a:\n        if x > bound:\n            n += 1\n    return n\n",
    ),
    parse(
      "java",
      "class Solution { static long count(long[] a, long bound) { long n = 0; for (long x : a) if (x > bound) n += 1; return n; } }",
    ),
  ],
};
const renamed = {
  id: "renamed",
  statement: "Answer the number of coins that are heavier than `limit`.",
  references: [
    parse(
      "python",
      "def coins(weights, limit):\n    # counts\n    heavy = 5\n    for each in weights:\n        if each > limit:\n            heavy += 2\n    return heavy\n",
    ),
  ],
};
const retold = {
  id: "retold",
  statement: "Return how many of the readings lie below the given bound, whatever their order.",
  references: [parse("python", "def retold(a, b):\n    return len([x for x in a if x < b])\n")],
};
const other = {
  id: "other",
  statement: "Join the parts with a slash, and leave out those that are empty.",
  references: [parse("python", "def other(parts):\n    return '/'.join(filter(None, parts))\n")],
};

test("a renamed solution and a retold statement are found, and a problem of its own is not", () => {
  expect(findNearDuplicates([count, renamed, retold, other])).toEqual([
    // Of twelve runs of three words one word changes three: nine in common of fifteen.
    { first: "count", second: "retold", words: 9 / 15, code: 0 },
    { first: "count", second: "renamed", words: 0, code: 1 },
  ]);
});

test("tokens are alike whatever the names, numbers, texts, types and comments", () => {
  const tokens = (text: string) => listTreeTokens(parse("java", text));
  expect(tokens("class A { long f(long a) { return a + 1; } }")).toEqual(
    tokens("class B { int g(int b) { /* c */ return b + 27; } }").map((token) =>
      token === "int" ? "long" : token,
    ),
  );
});
