import { expect, test } from "vitest";
import { listShownNext } from "./shown-next";
import { sampleTableRow } from "./test-support/sample-table-row";

const test1 = { p: 0.5, pHolm: 1, onlyThis: 3, onlyNext: 2, isTiedByInterval: false };
const first = sampleTableRow("a", 0, {
  relations: "012",
  next: { slug: "b", verdict: "leans", ...test1 },
});
const second = sampleTableRow("b", 1, { relations: "100" });
const third = sampleTableRow("c", 2, { relations: "200" });

test("neighbours in rank have the test's figures", () => {
  const next = listShownNext([first, second, third]);
  expect(next.get("a")).toEqual({ slug: "b", name: "b", verdict: "leans", detail: first.next });
  expect(next.has("c")).toBe(false);
});

test("where a row between two is left out, the verdict is that of the two", () => {
  expect(listShownNext([first, third]).get("a")).toEqual({
    ...{ slug: "c", name: "c", verdict: "separated", detail: null },
  });
});
