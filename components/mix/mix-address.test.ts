import { describe, expect, test } from "vitest";
import { equalMix, taskWeight } from "../../lib/core/mix/mix-weights";
import {
  changeWeight,
  isSameMix,
  listMixValues,
  plainQuestion,
  readMixQuestion,
  toLimit,
  weightOf,
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

  test.each([
    "category=bug-fixing:0,refactoring:0,none:0",
    "tier=1:0,2:0",
    "category=bug-fixing:0",
    "language=python&tier=2:0",
  ])("keeps %s, a mix in which no task counts", (query) => {
    const { question, ignored } = readMixQuestion(query, values);
    expect(ignored).toEqual([]);
    expect(cells.map((cell) => taskWeight(cell, question.mix))).toEqual([0, 0, 0]);
    const kept = new URLSearchParams(writeMixQuestion("", question));
    expect([...kept].sort()).toEqual([...new URLSearchParams(query)].sort());
    expect(isSameMix(question.mix, equalMix)).toBe(false);
  });

  test("says the same with zeros that go without saying", () => {
    const mixOf = (query: string) => readMixQuestion(query, values).question.mix;
    expect(isSameMix(mixOf("tier=2:0"), mixOf("tier=1:0,2:0"))).toBe(true);
    expect(isSameMix(mixOf("tier=1"), mixOf("tier=2:0,1:1"))).toBe(true);
  });

  test.each(["0.0000001", "0.123456789", "0.0003", "12.5", "999999999"])(
    "keeps a budget of %s digit by digit",
    (budget) => {
      const { question, ignored } = readMixQuestion(`budget=${budget}`, values);
      expect([question.budget, ignored]).toEqual([Number(budget), []]);
      expect(writeMixQuestion("", question)).toBe(`budget=${budget}`);
    },
  );
});

test("a slider moved away and back leaves the dimension unweighed", () => {
  const moved = changeWeight(equalMix, { dimension: "tier", value: "2", weight: 3 }, values);
  expect(moved.tier).toEqual({ "1": 1, "2": 3 });
  expect(changeWeight(moved, { dimension: "tier", value: "2", weight: 1 }, values)).toEqual(
    equalMix,
  );
});

test.each(["category", "tier", "language"] as const)(
  "the last slider of a %s that reaches zero stays there, and so do the others",
  (dimension) => {
    let mix = equalMix;
    for (const value of values[dimension]) {
      mix = changeWeight(mix, { dimension, value, weight: 0 }, values);
      // As the page does: the address alone remembers.
      mix = readMixQuestion(writeMixQuestion("", { ...plainQuestion, mix }), values).question.mix;
      expect(weightOf(mix, dimension, value)).toBe(0);
    }
    expect(values[dimension].map((value) => weightOf(mix, dimension, value))).toEqual(
      values[dimension].map(() => 0),
    );
  },
);

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

test.each([
  ["", null],
  ["0", null],
  ["0.0", null],
  ["1e-7", 0.0000001],
  ["-1", null],
  ["1000000000", null],
  ["0.03", 0.03],
])("%j typed as a limit is %j", (text, limit) => {
  expect(toLimit(text)).toBe(limit);
});
