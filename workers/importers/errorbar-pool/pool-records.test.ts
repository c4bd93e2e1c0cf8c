import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parseBlind } from "./blind-file";
import { parseFaults } from "./faults-file";
import { appendPoolLife, readPoolLife } from "./life-file";
import { baseFolderFixture } from "./problem-fixture";
import { factorsOf, parseRubric } from "./rubric-file";

const attempt = {
  language: "python",
  promptSha256: "0".repeat(64),
  answer: "def f(): pass\n",
  verdict: "failed",
  failed: ["one"],
};

describe("blind.json", () => {
  const parse = (json: unknown) => parseBlind(JSON.stringify(json), "x/blind.json");

  test("holds the answers, oldest first, with what was mended after one", () => {
    const mended = { ...attempt, mended: "the statement says now what is rounded" };
    expect(parse({ blind: 1, attempts: [mended, attempt] })).toEqual([mended, attempt]);
  });

  test.each([
    ["another version", { blind: 2, attempts: [attempt] }, "blind"],
    ["no answer", { blind: 1, attempts: [] }, "attempts"],
    ["an empty answer", { blind: 1, attempts: [{ ...attempt, answer: "" }] }, "attempts.0.answer"],
    [
      "a digest of other length",
      { blind: 1, attempts: [{ ...attempt, promptSha256: "ab" }] },
      "attempts.0.promptSha256",
    ],
    [
      "a verdict of its own",
      { blind: 1, attempts: [attempt, { ...attempt, verdict: "fine" }] },
      "attempts.1.verdict",
    ],
    ["a field too many", { blind: 1, attempts: [{ ...attempt, by: "me" }] }, "attempts.0"],
    ["no object", [], "(whole file)"],
  ])("with %s is refused by its field, with the remedy", (_, json, field) => {
    expect(() => parse(json)).toThrow(`x/blind.json: field ${field}: `);
    expect(() => parse(json)).toThrow(/; it is written by errorbar tasks blind/);
  });

  test("that is no JSON is refused by name", () => {
    expect(() => parseBlind("{", "x/blind.json")).toThrow(
      /^x\/blind\.json: not JSON \(.*\); it is written by errorbar tasks blind/,
    );
  });
});

describe("rubric.json", () => {
  const scoring = (conditions: number, solutionSpace: number, edgeCases: number) => ({
    conditions: Array.from({ length: conditions }, (_, at) => `condition ${at}`),
    solutionSpace,
    edgeCases: Array.from({ length: edgeCases }, (_, at) => `edge ${at}`),
  });
  const text = JSON.stringify({ rubric: 1, scorings: [scoring(4, 2, 1), scoring(7, 2, 3)] });

  test("gives two scorings when the problem's factors are their means, halves rounded down", () => {
    const factors = { independentConditions: 5, solutionSpace: 2, edgeCases: 2 } as const;
    const scorings = parseRubric(text, "x/rubric.json", factors);
    expect(scorings.map(factorsOf)).toEqual([
      { independentConditions: 4, solutionSpace: 2, edgeCases: 1 },
      { independentConditions: 7, solutionSpace: 2, edgeCases: 3 },
    ]);
  });

  test("that comes to other factors is refused, with those that it comes to", () => {
    const factors = { independentConditions: 6, solutionSpace: 2, edgeCases: 2 } as const;
    expect(() => parseRubric(text, "x/rubric.json", factors)).toThrow(
      'x/rubric.json: field scorings: the scorings come to {"independentConditions":5,"solutionSpace":2,"edgeCases":2}; write these',
    );
  });

  test.each([
    ["one scoring", { rubric: 1, scorings: [scoring(1, 1, 0)] }, "scorings"],
    [
      "no condition",
      { rubric: 1, scorings: [scoring(0, 1, 0), scoring(1, 1, 0)] },
      "scorings.0.conditions",
    ],
    [
      "a space of 4",
      { rubric: 1, scorings: [scoring(1, 1, 0), scoring(1, 4, 0)] },
      "scorings.1.solutionSpace",
    ],
  ])("with %s is refused by its field", (_, json, field) => {
    const factors = { independentConditions: 1, solutionSpace: 1, edgeCases: 0 } as const;
    expect(() => parseRubric(JSON.stringify(json), "x/rubric.json", factors)).toThrow(
      `x/rubric.json: field ${field}: `,
    );
  });
});

test("faults.json belongs to the references that it was made from", () => {
  const files = baseFolderFixture();
  const text = files["faults.json"] ?? "";
  const references = { python: files["python/reference.py"], java: files["java/reference.java"] };
  expect(() => parseFaults(text, "x/faults.json", references)).toThrow(
    "x/faults.json: field languages.javascript: made from another reference solution; run errorbar tasks mutate",
  );
  const all = { ...references, javascript: files["javascript/reference.js"] };
  expect(Object.keys(parseFaults(text, "x/faults.json", all)).sort()).toEqual([
    "java",
    "javascript",
    "python",
  ]);
});

describe("the ledger", () => {
  let pool: string;
  const keys = ["a", "b"];
  const first = { cycle: "2026-W48", status: "reserve" as const, tasks: ["a"] };
  const ledger = () => readFileSync(join(pool, "life.jsonl"), "utf8");
  beforeEach(() => {
    pool = mkdtempSync(join(tmpdir(), "errorbar-life-"));
  });
  afterEach(() => rmSync(pool, { recursive: true }));

  test("that is not there is made, and lines are added to it", async () => {
    expect([...(await readPoolLife(pool, keys)).statuses.values()]).toEqual(["active", "active"]);
    await appendPoolLife(pool, keys, [first]);
    const retired = { cycle: "2026-W49", status: "retired" as const, tasks: ["b"] };
    await appendPoolLife(pool, keys, [retired, { ...first, cycle: "2026-W49", status: "active" }]);
    const { events, statuses } = await readPoolLife(pool, keys);
    expect(events).toEqual([first, retired, { ...first, cycle: "2026-W49", status: "active" }]);
    expect(Object.fromEntries(statuses)).toEqual({ a: "active", b: "retired" });
    expect(readdirSync(pool)).toEqual(["life.jsonl"]);
  });

  test("whose last line has no end gets the next one on a line of its own", async () => {
    writeFileSync(join(pool, "life.jsonl"), JSON.stringify(first));
    await appendPoolLife(pool, keys, [{ ...first, status: "active" }]);
    expect(ledger().split("\n")).toHaveLength(3);
    expect((await readPoolLife(pool, keys)).statuses.get("a")).toBe("active");
  });

  test.each([
    ["of an earlier cycle", { ...first, cycle: "2026-W47", tasks: ["b"] }],
    ["that takes a step back", first],
    ["about an unknown task", { ...first, tasks: ["c"] }],
  ])("stays as it was when a line %s would be added", async (_, line) => {
    await appendPoolLife(pool, keys, [first]);
    const before = ledger();
    await expect(appendPoolLife(pool, keys, [line])).rejects.toThrow(
      `${join(pool, "life.jsonl")}: line 2: `,
    );
    expect(ledger()).toBe(before);
  });

  test("with an empty line is refused by the number that an editor shows", async () => {
    writeFileSync(
      join(pool, "life.jsonl"),
      `${JSON.stringify(first)}\n\n${JSON.stringify(first)}\n`,
    );
    await expect(readPoolLife(pool, keys)).rejects.toThrow("life.jsonl:2: not JSON; lines are");
  });
});
