import { expect, test } from "vitest";
import { matrixHref, parseMatrixQuery } from "./matrix-query";

const parse = (text: string) => parseMatrixQuery(new URLSearchParams(text));

test("an address says what a matrix shows, and says nothing of what it shows anyway", () => {
  const query = parse("order=separates&show=dead&tier=2&q=he&mark=m-1");
  expect(query).toEqual({
    ...{ order: "separates", show: "dead", category: "", tier: "2", language: "" },
    ...{ q: "he", mark: "m-1" },
  });
  expect(matrixHref("/x", query)).toBe("/x?order=separates&show=dead&tier=2&q=he&mark=m-1");
  expect(matrixHref("/x", parse(""))).toBe("/x");
  expect(matrixHref("/x", parse("order=hardest&show=all"))).toBe("/x");
});

test("what can't be asked for is as if it were not asked", () => {
  expect(parse("order=constructor&show=none")).toEqual(parse(""));
  expect(parse(`q=${"a".repeat(500)}`).q).toHaveLength(100);
});
