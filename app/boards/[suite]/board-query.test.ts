import { expect, test } from "vitest";
import { boardQuerySchema } from "../../../lib/contracts/query";
import { parseComparePageQuery } from "../../compare/compare-page-query";
import { parseBoardQuery } from "./board-query";

test.each(["0xA", "1e1", "1.0", "+1", " 1", "0", "-1", "10001"])(
  "k=%s is no k for pages, as it is none for the API",
  (k) => {
    expect(parseBoardQuery({ k })).toBeNull();
    expect(parseComparePageQuery({ k })).toBeNull();
    expect(boardQuerySchema.safeParse({ k }).success).toBe(false);
  },
);

test("k=10 and tier=2 are numbers for pages and for the API", () => {
  expect(parseBoardQuery({ k: "10", tier: "2" })).toEqual({ k: 10, tier: 2 });
  expect(parseComparePageQuery({ k: "10" })).toMatchObject({ k: 10 });
  expect(boardQuerySchema.parse({ k: "10", tier: "2" })).toEqual({ k: 10, tier: 2 });
  expect(parseBoardQuery({ tier: "0x2" })).toBeNull();
});
