import { describe, expect, test } from "vitest";
import { wholeBoard } from "../../../lib/core/pairs/outcome-scope";
import {
  countTasks,
  listSliceChoices,
  readScope,
  type SliceSize,
  sliceHref,
} from "./slice-choices";
import { wordScope } from "./word-scope";

const sizes: SliceSize[] = [
  { category: "bug-fixing", tier: 1, language: "python", tasks: 5 },
  { category: "bug-fixing", tier: 2, language: "python", tasks: 3 },
  { category: "refactoring", tier: 1, language: "python", tasks: 7 },
];
const bugs = { ...wholeBoard, category: "bug-fixing" } as const;

describe("what can be chosen on a board", () => {
  test("is offered only where a suite has several values", () => {
    const offered = listSliceChoices(sizes, wholeBoard);
    expect(offered.map(({ dimension }) => dimension)).toEqual(["category", "tier"]);
    expect(offered[0]?.choices.map(({ text, tasks }) => [text, tasks])).toEqual([
      ["All", 15],
      ["bug-fixing", 8],
      ["refactoring", 7],
    ]);
    const one = sizes.slice(0, 1);
    expect(listSliceChoices(one, wholeBoard)).toEqual([]);
    const none = [{ ...wholeBoard, tasks: 4 }];
    expect(listSliceChoices(none, wholeBoard)).toEqual([]);
  });

  test("keeps what is chosen of the other dimensions, and counts what would be left", () => {
    const [category, tier] = listSliceChoices(sizes, { ...wholeBoard, tier: 2 });
    expect(category?.choices.map(({ tasks }) => tasks)).toEqual([3, 3, 0]);
    expect(category?.choices[1]?.scope).toEqual({ ...bugs, tier: 2 });
    expect(tier?.choices.map(({ isCurrent }) => isCurrent)).toEqual([false, false, true]);
  });
});

describe("an address", () => {
  const read = (query: string) => readScope(sizes, new URLSearchParams(query));

  test("names a slice by values that the suite has, and nothing by others", () => {
    expect(read("category=bug-fixing&tier=2&k=5")).toEqual({ ...bugs, tier: 2 });
    expect(read("tier=3&language=java&category=")).toEqual(wholeBoard);
    expect(countTasks(sizes, read("tier=1"))).toBe(12);
  });

  test("is written from a slice and read back as the same, other questions kept", () => {
    const address = sliceHref("/boards/x", "k=5&tier=1", { ...bugs, tier: 2 });
    expect(address).toBe("/boards/x?k=5&tier=2&category=bug-fixing");
    expect(read(address.split("?")[1] ?? "")).toEqual({ ...bugs, tier: 2 });
    expect(sliceHref("/boards/x", "tier=1", wholeBoard)).toBe("/boards/x");
  });
});

test("a slice in words names each dimension that it restricts", () => {
  expect(wordScope({ ...bugs, tier: 2 })).toBe("category bug-fixing, tier 2");
  expect(wordScope(wholeBoard)).toBe("");
});
