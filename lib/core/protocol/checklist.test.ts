import { describe, expect, test } from "vitest";
import { evidenceGrades } from "../vocabulary";
import { type ChecklistFacts, listChecklist } from "./checklist";
import { type EvidenceFacts, gradeEvidence, whoMade } from "./evidence-grade";
import { statedManifest } from "./test-support/stated-manifest";

const complete: ChecklistFacts = {
  generation: { ...statedManifest.generation, maxTurns: 1 },
  measured: "here",
  categories: ["function-completion", "algorithm-implementation"],
  isComplete: true,
  candidates: 400,
  candidatesWithTokens: 400,
  answersWithheld: false,
};

function missingOf(changes: Partial<ChecklistFacts>): string[] {
  return listChecklist({ ...complete, ...changes })
    .filter(({ present }) => !present)
    .map(({ group, item }) => `${group}.${item}`);
}

const without = (field: string) => ({
  generation: { ...complete.generation, [field]: null },
});

describe("the checklist", () => {
  test("has the five groups, and misses nothing where everything is stated", () => {
    const groups = listChecklist(complete).map(({ group }) => group);
    expect([...new Set(groups)]).toEqual(["model", "harness", "budget", "metric", "artifacts"]);
    expect(missingOf({})).toEqual([]);
  });

  test.each([
    ["modelBuild", "model.modelBuild"],
    ["temperature", "model.temperature"],
    ["topP", "model.topP"],
    ["maxTokens", "model.maxTokens"],
    ["systemPrompt", "model.systemPrompt"],
    ["harness", "harness.harness"],
    ["tools", "harness.tools"],
    ["retrieval", "harness.retrieval"],
    ["contextTrimming", "harness.contextTrimming"],
    ["patchFormat", "harness.patchFormat"],
    ["maxTotalTokens", "budget.maxTotalTokens"],
    ["maxWallMs", "budget.maxWallMs"],
    ["concurrency", "budget.concurrency"],
    ["attempts", "metric.tries"],
    ["repairLoop", "metric.tries"],
  ])("misses an undisclosed %s, and says where it would stand", (field, name) => {
    expect(missingOf(without(field))).toEqual([name]);
    const item = listChecklist({ ...complete, ...without(field) }).find(({ present }) => !present);
    expect(item?.source).toContain(`manifest: generation.`);
    expect(item?.source).toContain(field);
  });

  test("takes an empty list of tools for a statement", () => {
    expect(missingOf({ generation: { ...complete.generation, tools: [] } })).toEqual([]);
  });

  test("knows the turns only where one was allowed", () => {
    expect(missingOf({ generation: statedManifest.generation })).toEqual(["metric.averageTurns"]);
    expect(missingOf(without("maxTurns"))).toEqual(["budget.maxTurns", "metric.averageTurns"]);
  });

  test("misses tokens that one candidate leaves out", () => {
    expect(missingOf({ candidatesWithTokens: 399 })).toEqual(["metric.averageTokens"]);
  });

  test("misses the score of a run that lacks a verdict, and withheld answers", () => {
    expect(missingOf({ isComplete: false })).toEqual([
      "metric.passRate",
      "metric.passAtK",
      "artifacts.outcomes",
    ]);
    expect(missingOf({ answersWithheld: true })).toEqual(["artifacts.answers"]);
  });

  test.each([
    [["function-completion", "bug-fixing"], "tasks of bug-fixing may start"],
    [["refactoring", "refactoring", "bug-fixing"], "tasks of bug-fixing, refactoring may start"],
    [["documentation-generation"], "tasks of documentation-generation may start"],
    [[null], "tasks of no category may start"],
  ] as const)("misses broken tests where tasks may start from code: %j", (categories, words) => {
    expect(missingOf({ categories })).toEqual(["metric.regressionBreakage"]);
    const all = listChecklist({ ...complete, categories });
    expect(all.find(({ present }) => !present)?.source).toContain(words);
  });

  test("misses every artifact but the outcomes of what was measured elsewhere", () => {
    expect(missingOf({ measured: "elsewhere", candidatesWithTokens: 0 })).toEqual([
      "metric.regressionBreakage",
      "metric.averageTokens",
      "artifacts.answers",
      "artifacts.traces",
      "artifacts.testLogs",
    ]);
  });
});

const best: EvidenceFacts = {
  made: "here",
  checklist: listChecklist(complete),
  hasHiddenTests: true,
  isExposed: false,
  repeats: { flaky: 0, repeated: 20 },
  reproduction: null,
};
const gaps = listChecklist({ ...complete, ...without("systemPrompt") });

const gradeOf = (changes: Partial<EvidenceFacts>) => gradeEvidence({ ...best, ...changes }).grade;

describe("the evidence grade", () => {
  test("is A for what was made here, complete, by hidden tests whose verdicts hold", () => {
    expect(gradeEvidence(best)).toEqual({
      grade: "A",
      reasons: ["The answers were made and measured here."],
    });
  });

  test.each<[string, Partial<EvidenceFacts>, RegExp]>([
    ["a gap", { checklist: gaps }, /1 of 24 items of the checklist are missing/],
    ["exposed tasks", { isExposed: true }, /public before/],
    ["more than 1% flaky", { repeats: { flaky: 3, repeated: 200 } }, /3 of 200 .* above 1%/],
    ["no repeats yet", { repeats: null }, /not known yet/],
    ["no hidden tests", { hasHiddenTests: false }, /No hidden test/],
  ])("is B at most with %s, and says so", (_name, changes, words) => {
    const { grade, reasons } = gradeEvidence({ ...best, ...changes });
    expect(grade).toBe("B");
    expect(reasons.join(" ")).toMatch(words);
  });

  test("is A with exactly 1% flaky: the cap is above it", () => {
    expect(gradeOf({ repeats: { flaky: 2, repeated: 200 } })).toBe("A");
  });

  test("is D for reported answers with the whole checklist, E with a gap", () => {
    expect(gradeOf({ made: "elsewhere" })).toBe("D");
    expect(gradeOf({ made: "elsewhere", checklist: gaps })).toBe("E");
  });

  test.each([
    [40, true, "C"],
    [39, true, "D"],
    [400, false, "D"],
  ] as const)("of reported answers with %i re-runs, inside %s: %s", (reRuns, isInside, grade) => {
    const reproduction = { reRuns, isInsideInterval: isInside };
    expect(gradeOf({ made: "elsewhere", reproduction })).toBe(grade);
    expect(gradeOf({ made: "elsewhere", reproduction, checklist: gaps })).toBe("E");
  });

  test("tells who made the answers: A and B are given to what was made here alone", () => {
    const bad = { ...best, checklist: gaps, isExposed: true, repeats: null, hasHiddenTests: false };
    const reproduced = { ...best, reproduction: { reRuns: 40, isInsideInterval: true } };
    for (const facts of [best, bad, reproduced]) {
      for (const made of ["here", "elsewhere"] as const) {
        expect(whoMade(gradeEvidence({ ...facts, made }).grade)).toBe(made);
      }
    }
    expect(evidenceGrades.map(whoMade)).toEqual([
      ...["here", "here", "elsewhere", "elsewhere", "elsewhere"],
    ]);
  });
});
