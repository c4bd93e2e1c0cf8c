import { describe, expect, test } from "vitest";
import { equalMix } from "../../lib/core/mix/mix-weights";
import {
  changeWeight,
  isSameMix,
  listMixValues,
  plainQuestion,
  readMixQuestion,
  writeMixQuestion,
} from "./mix-address";
import { listMixPresets } from "./mix-presets";

const cells = [
  { category: "bug-fixing", tier: 1, language: "python" },
  { category: "refactoring", tier: 2, language: "python" },
  { category: null, tier: 2, language: "python" },
] as const;
const values = listMixValues(cells);

describe("the address of a mix", () => {
  test("names values with their weights; what isn't named doesn't count", () => {
    const { question, ignored } = readMixQuestion("category=bug-fixing:3,none&budget=0.5", values);
    expect(question).toEqual({
      mix: { ...equalMix, category: { "bug-fixing": 3, none: 1 } },
      budget: 0.5,
      answerMs: null,
    });
    expect(ignored).toEqual([]);
  });

  test("is written so that it is read as the same question, and other questions stay", () => {
    const mix = { ...equalMix, category: { "bug-fixing": 3, refactoring: 0, none: 1 } };
    const query = writeMixQuestion("sort=name&budget=2", { mix, budget: null, answerMs: 900 });
    expect(query).toBe("category=bug-fixing:3,none&answer=900&sort=name");
    expect(isSameMix(readMixQuestion(query, values).question.mix, mix)).toBe(true);
    expect(writeMixQuestion("", plainQuestion)).toBe("");
  });

  test.each([
    ["category=java", "category=java"],
    ["tier=1:6", "tier=1:6"],
    ["tier=1:-1", "tier=1:-1"],
    ["language=__proto__:2", "language=__proto__:2"],
    ["budget=free", "budget=free"],
    ["answer=0", "answer=0"],
  ])("says of %s that this board hasn't got it", (query, ignored) => {
    const read = readMixQuestion(query, values);
    expect(read.ignored).toEqual([ignored]);
    expect(isSameMix(read.question.mix, equalMix)).toBe(true);
  });

  test("with weights of nothing alone asks for no mix", () => {
    expect(readMixQuestion("tier=1:0,2:0", values).question.mix).toEqual(equalMix);
  });
});

test("a slider moved away and back leaves the dimension unweighed", () => {
  const moved = changeWeight(equalMix, { dimension: "tier", value: "2", weight: 3 }, values);
  expect(moved.tier).toEqual({ "1": 1, "2": 3 });
  expect(changeWeight(moved, { dimension: "tier", value: "2", weight: 1 }, values)).toEqual(
    equalMix,
  );
});

test("only mixes that a suite's tasks can answer are offered", () => {
  expect(listMixPresets(values).map(({ name }) => name)).toEqual(["As on the board"]);
  const whole = {
    category: ["bug-fixing", "refactoring", "code-translation", "unit-test-writing"],
    tier: ["1", "2", "3"],
    language: ["python", "java"],
  };
  expect(listMixPresets(whole).map(({ name }) => name)).toEqual([
    "As on the board",
    "Bug fixing in Python",
    "Hard problems only",
    "Moving code to Java",
  ]);
});
