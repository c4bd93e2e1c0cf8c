import { describe, expect, test } from "vitest";
import { boardQuerySchema, recordsQuerySchema } from "../../../lib/contracts/query";
import { parseQuery } from "./parse-query";

const board = (query: string) =>
  parseQuery(new Request(`http://localhost/api/v1/boards/x?${query}`), boardQuerySchema);

describe("the query of a board", () => {
  test("is parsed into typed values, empty ones counting as absent", () => {
    expect(board("k=10&tier=2&language=java&category=&cycle=2026-W48")).toEqual({
      k: 10,
      tier: 2,
      language: "java",
      cycle: "2026-W48",
    });
  });

  test.each([
    ["tier=4", '"tier" must be one of 1, 2, 3'],
    ["language=ruby", '"language" must be one of python, javascript, java'],
    ["k=0", '"k" must be a whole number from 1 to 10000'],
    ["k=1e1", '"k" must be a whole number'],
    ["cycle=%00", '"cycle" must be 1 to 100 letters'],
    ["sort=asc", 'unknown parameter "sort"; known are cycle, k, category, tier, language'],
    ["k=1&k=2", '"k" is given twice'],
  ])("is refused for %s with the parameter and what it accepts", (query, message) => {
    expect(() => board(query)).toThrow(message);
  });
});

test("a page of records starts at the beginning and holds a hundred", () => {
  const request = new Request("http://localhost/api/v1/records");
  expect(parseQuery(request, recordsQuerySchema)).toEqual({ after: 0, limit: 100 });
});
