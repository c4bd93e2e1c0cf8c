import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";
import { defaultLimits } from "../../../lib/core/suite/default-limits";
import type { BlindAttempt } from "../../importers/errorbar-pool/blind-file";
import { deriveTasks } from "../../importers/errorbar-pool/derive/derive-tasks";
import type { LanguageFaults } from "../../importers/errorbar-pool/faults-file";
import { renderPrompt } from "../../importers/errorbar-pool/languages/prompt-template";
import { readBaseFolder } from "../../importers/errorbar-pool/read-base-folder";
import type { BaseProblem } from "../../importers/errorbar-pool/read-base-problem";
import type { RubricScoring } from "../../importers/errorbar-pool/rubric-file";
import { writePoolFixture } from "../../importers/errorbar-pool/write-pool-fixture";
import { openParser } from "../../syntax/open-parser";
import { checkRecords } from "./check-records";
import { countTasks, wordCounts } from "./count-tasks";
import { digestBase } from "./digest-base";
import { measureScorings, wordScorings } from "./measure-scorings";
import { ValidationCache } from "./validation-cache";

const folder = mkdtempSync(join(tmpdir(), "errorbar-reports-"));
let base: BaseProblem;
const answered: BlindAttempt = {
  language: "python",
  promptSha256: "0".repeat(64),
  answer: "x",
  verdict: "passed",
  failed: [],
};
const parse = await openParser();

beforeAll(async () => {
  writePoolFixture(folder, ["count-steps"]);
  base = await readBaseFolder(folder, "count-steps");
});
afterAll(() => rmSync(folder, { recursive: true }));

test("tasks are counted by category, tier, language and base problem", () => {
  const counts = countTasks(deriveTasks(base, parse));
  expect(counts).toEqual({
    category: {
      "algorithm-implementation": 3,
      "bug-fixing": 6,
      "code-translation": 6,
      "documentation-generation": 3,
      "function-completion": 3,
      refactoring: 3,
      "unit-test-writing": 3,
    },
    tier: { 2: 27 },
    language: { java: 9, javascript: 9, python: 9 },
    base: { "count-steps": 27 },
  });
  expect(wordCounts(counts)).toContain("by language: java 9, javascript 9, python 9");
  expect(countTasks([])).toEqual({ category: {}, tier: {}, language: {}, base: {} });
});

describe("two scorings of base problems", () => {
  const easy: RubricScoring = { conditions: ["a"], solutionSpace: 1, edgeCases: [] };
  const harder: RubricScoring = {
    conditions: ["a", "b", "c", "d", "e", "f"],
    solutionSpace: 2,
    edgeCases: [],
  };
  const scored = (...scorings: (readonly [RubricScoring, RubricScoring] | null)[]) =>
    scorings.map((one) => ({ ...base, scorings: one && [one[0], one[1]] }) as BaseProblem);

  test("agree by Cohen's kappa, on the tier and count for count", () => {
    const pairs = [
      [easy, easy],
      [easy, easy],
      [harder, easy],
      [harder, harder],
    ] as const;
    const measured = measureScorings(scored(...pairs, null));
    // By hand: 3 of 4 equal; by chance (2·3 + 2·1) of 16, a half; (3/4 − 1/2) / (1 − 1/2).
    const half = { items: 4, equal: 3, kappa: 0.5 };
    expect(measured).toEqual({
      tier: half,
      independentConditions: half,
      solutionSpace: half,
      edgeCases: { items: 4, equal: 4, kappa: null },
    });
    expect(measured && wordScorings(measured)).toBe(
      "two scorings by the rubric agree on the tier: kappa 0.50 (3 of 4 equal); count for count: conditions kappa 0.50 (3 of 4 equal), solution space kappa 0.50 (3 of 4 equal), edge cases one class only (4 of 4 equal)",
    );
  });

  test("are no agreement where none were made", () => {
    expect(measureScorings(scored(null))).toBeNull();
  });
});

describe("the records of a base problem", () => {
  /** Nothing here gets as far as a sandbox. */
  const tools = { backend: {} as SandboxBackend, limits: defaultLimits };
  const survivor = (witness: unknown[] | null) => ({
    id: "returned-value-1",
    operator: "returned-value",
    line: 2,
    description: "another",
    witness,
  });

  async function reasons(search: Partial<LanguageFaults> | null, more: Partial<BaseProblem> = {}) {
    const { java } = base.sources;
    const found = search === null || java.search === null ? null : { ...java.search, ...search };
    const sources = { ...base.sources, java: { ...java, search: found } };
    return checkRecords(tools, { ...base, sources, ...more });
  }
  const blindless = {
    task: "count-steps/blind.json",
    reason: "there is no blind answer; run errorbar tasks blind",
  };

  test("hold without a word where the cases catch 95% of the faults that show", async () => {
    const missed = { caught: 19, survivors: [survivor([1, []])] };
    expect(await reasons(missed)).toEqual([blindless]);
  });

  test("don't hold where they miss more, and equivalent faults are not counted", async () => {
    const missed = { caught: 18, survivors: [survivor([1, []]), survivor(null), survivor(null)] };
    expect(await reasons(missed)).toEqual([
      {
        task: "count-steps/java",
        reason: "the cases miss 1 of 19 faults for which faults.json has a witness; add cases",
      },
      blindless,
    ]);
  });

  test("call no fault equivalent before a thousand inputs showed no difference", async () => {
    const [found] = await reasons({ inputs: 999, survivors: [survivor(null)] });
    expect(found).toEqual({
      task: "count-steps/java",
      reason: "faults are called equivalent after 999 inputs of 1000",
    });
    expect(await reasons({ inputs: 1_000, survivors: [survivor(null)] })).toEqual([blindless]);
    expect(await reasons({ inputs: 0, survivors: [] })).toEqual([blindless]);
  });

  test("have a search of faults in every language", async () => {
    expect((await reasons(null))[0]).toEqual({
      task: "count-steps/java",
      reason: "faults.json says nothing of it; run errorbar tasks mutate",
    });
  });

  test("have a blind answer to the prompt as it stands", async () => {
    const promptSha256 = sha256Hex(renderPrompt(base.problem, "java"));
    const attempt = { ...answered, language: "java" as const };
    const stale = { ...attempt, promptSha256: sha256Hex("another prompt") };
    const fresh = { ...attempt, promptSha256 };
    expect(await reasons({}, { blind: [fresh, stale] })).toEqual([
      {
        task: "count-steps/blind.json",
        reason: "the prompt has changed since it was answered; have it answered anew",
      },
    ]);
  });
});

describe("what a validation depends on", () => {
  const digest = (changes: Partial<BaseProblem>, limits = defaultLimits) => {
    const changed = { ...base, ...changes };
    return digestBase(changed, deriveTasks(base, parse), limits);
  };
  const withPython = (changes: Partial<BaseProblem["sources"]["python"]>) => ({
    sources: { ...base.sources, python: { ...base.sources.python, ...changes } },
  });

  test("is the same for the same content, read anew", async () => {
    const again = await readBaseFolder(folder, "count-steps");
    expect(digestBase(again, deriveTasks(again, parse), defaultLimits)).toBe(digest({}));
  });

  test.each<[string, () => string]>([
    ["a blind answer", () => digest({ blind: [answered] })],
    ["a scoring", () => digest({ scorings: [scoring, scoring] })],
    ["the generator", () => digest({ generatorText: "// other" })],
    ["a case", () => digest({ problem: { ...base.problem, cases: base.problem.cases.slice(1) } })],
    ["a second solution", () => digest(withPython({ second: "# other" }))],
    [
      "a survivor's witness",
      () => {
        const { search } = base.sources.python;
        const survivors = [{ id: "a-1", operator: "a", line: 1, description: "b", witness: [1] }];
        return digest(withPython({ search: search && { ...search, survivors } }));
      },
    ],
    ["a fault that a person wrote", () => digest(withPython({ planted: ["# wrong"] }))],
    ["a limit", () => digest({}, { ...defaultLimits, cpuMsPerTest: 1 })],
    ["a task", () => digestBase(base, deriveTasks(base, parse).slice(1), defaultLimits)],
  ])("changes with %s", (_, changed) => {
    expect(changed()).not.toBe(digest({}));
  });
  const scoring: RubricScoring = { conditions: ["a"], solutionSpace: 1, edgeCases: [] };
});

test("what held is found by its very content, and not where the file is cut short", () => {
  const home = join(folder, "home");
  const cache = new ValidationCache(home);
  const verdicts = [
    { taskKey: "a/b/c", reference: "passed" as const, faults: ["failed" as const] },
  ];
  const [content, other] = [sha256Hex("content"), sha256Hex("other")];
  cache.keep(content, verdicts);
  expect(new ValidationCache(home).find(content)).toEqual(verdicts);
  expect(cache.find(other)).toBeNull();
  const [name = ""] = readdirSync(join(home, "validated"));
  writeFileSync(join(home, "validated", name), '{"verdicts":[');
  expect(cache.find(content)).toBeNull();
});
