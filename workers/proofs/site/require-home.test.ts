import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { requireHome } from "./require-home";

describe("the home that a proof is told", () => {
  it("is taken as an absolute path where it is a folder", () => {
    expect(requireHome("workers")).toBe(resolve("workers"));
  });

  it.each([
    ["http://127.0.0.1:3000", "is an address"],
    ["https://board.example/", "is an address"],
    ["workers/nowhere", "is no folder"],
    ["package.json", "is no folder"],
  ])("is refused when it is %s, which %s", (place, reason) => {
    expect(() => requireHome(place)).toThrow(reason);
  });
});
