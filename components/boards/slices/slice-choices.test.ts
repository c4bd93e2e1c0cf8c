import { describe, expect, test } from "vitest";
import { wholeBoard } from "../../../lib/core/pairs/outcome-scope";
import {
  countTasks,
  listSliceChoices,
  readQuestion,
  type SliceSize,
  writeQuestion,
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
  const read = (query: string) => readQuestion(query, { sizes, ks: [1, 5], ownK: 1 });

  test("names a slice and a k by values that the suite has, and nothing by others", () => {
    expect(read("category=bug-fixing&tier=2&k=5")).toEqual({
      ...{ scope: { ...bugs, tier: 2 }, k: 5, ignored: [] },
    });
    expect(read("tier=3&language=java&category=&k=07")).toEqual({
      ...{ scope: wholeBoard, k: 1, ignored: ["tier=3", "language=java", "k=07"] },
    });
    expect(countTasks(sizes, read("tier=1").scope)).toBe(12);
  });

  test("is written from a question and read back as the same, other questions kept", () => {
    const question = { scope: { ...bugs, tier: 2 } as const, k: 5 };
    const query = writeQuestion("q=x&tier=1", question, 1);
    expect(query).toBe("q=x&tier=2&category=bug-fixing&k=5");
    expect(read(query)).toMatchObject(question);
    expect(writeQuestion("tier=1&k=5", { scope: wholeBoard, k: 1 }, 1)).toBe("");
  });
});

test("a slice in words names each dimension that it restricts", () => {
  expect(wordScope({ ...bugs, tier: 2 })).toBe("category bug-fixing, tier 2");
  expect(wordScope(wholeBoard)).toBe("");
});
