import { expect, test } from "vitest";
import { parseComparePageQuery } from "./compare-page-query";

test("several are named by repeating m, and empty choices of a form are none", () => {
  expect(parseComparePageQuery({ suite: "s", m: ["x", "", "y", "z"] })).toEqual({
    ...{ suite: "s", cycle: undefined, k: undefined },
    slugs: ["x", "y", "z"],
  });
  expect(parseComparePageQuery({ m: "x" })?.slugs).toEqual(["x"]);
  expect(parseComparePageQuery({ m: ["", ""] })?.slugs).toEqual([undefined, undefined]);
});

test("two may still be named by a and b", () => {
  expect(parseComparePageQuery({ suite: "s", a: "x", b: "y", k: "2" })).toEqual({
    ...{ suite: "s", cycle: undefined, k: 2, slugs: ["x", "y"] },
  });
  expect(parseComparePageQuery({ a: "", b: "y" })?.slugs).toEqual([undefined, "y"]);
});

test("what no address of a model can be is refused", () => {
  expect(parseComparePageQuery({ m: ["x", '">'] })).toBeNull();
  expect(parseComparePageQuery({ k: "0" })).toBeNull();
});
