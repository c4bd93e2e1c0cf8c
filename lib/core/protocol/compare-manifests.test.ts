import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ComparedThing } from "../vocabulary";
import { compareManifests } from "./compare-manifests";
import { flattenManifest } from "./flatten-manifest";
import type { Manifest } from "./manifest";
import { changeManifest } from "./test-support/change-manifest";
import { statedManifest } from "./test-support/stated-manifest";

function compare(changes: Record<string, unknown>, compared: ComparedThing = "model") {
  return compareManifests(statedManifest, changeManifest(statedManifest, changes), compared);
}

test("two weeks' draws of the weekly suite warn and are not paired; the same tasks edited are refused", () => {
  const week = changeManifest(statedManifest, { "task.suite": "weekly" });
  const others = {
    ...{ "task.revision": "r2", "task.taskIdsSha256": "others", "task.testsSha256": "others" },
    ...{ "task.hiddenTestsSha256": "others", "task.promptsSha256": "others" },
  };
  const next = changeManifest(week, others);
  expect(compareManifests(week, next, "model")).toMatchObject({ verdict: "warn", isPaired: false });
  const edited = changeManifest(week, { ...others, "task.taskIdsSha256": week.task.taskIdsSha256 });
  expect(compareManifests(week, edited, "model").verdict).toBe("refuse");
  // Another suite's revision is another thing, whatever it holds.
  expect(compare(others).verdict).toBe("refuse");
});

/** The table of the methodology's section 6, row by row: field, another value, what it is called. */
const refused: [string, unknown, string][] = [
  ["execution.limits.cpuMsPerTest", 3_000, "a timeout by 50%"],
  ["execution.limits.cpuMsPerTest", 2_201, "CPU by more than 10%"],
  ["execution.limits.cpuMsTotal", 8_000, "CPU by more than 10%, downwards"],
  ["execution.limits.memoryBytes", 536_870_912, "memory by more than 10%"],
  ["execution.limits.wallMsPerTest", 9_000, "timeout by more than 10%"],
  ["task.suite", "other", "another suite"],
  ["task.revision", "r2", "task revision"],
  ["task.testsSha256", "others", "tests"],
  ["task.publicTestsSha256", "others", "public tests"],
  ["task.hiddenTestsSha256", "others", "protected tests"],
  ["task.promptsSha256", "others", "prompts of the tasks"],
  ["task.allowedImports", "any", "allowed imports"],
  ["generation.promptTemplate", "Solve: {prompt}", "prompt template"],
  ["scoring.k", [10], "k"],
  ["scoring.estimator", "sequential pass@j", "metric and estimator design"],
  ["generation.design", "sequential", "attempts after a failure against independent ones"],
  ["generation.attempts", 3, "attempts"],
  ["generation.repairLoop", "twice", "repair"],
  ["generation.selection", "best of 5 by tests", "selection"],
  ["generation.harness", "asker 2.0.0", "harness major"],
  ["generation.harness", "other 1.4.2", "another harness"],
  ["generation.tools", ["shell"], "tools"],
  ["generation.retrieval", "whole repository", "retrieval"],
  ["generation.networkAccess", true, "network access"],
  ["generation.historyAccess", true, "history access"],
  ["scoring.allTestsMustPass", false, "all-tests rule"],
  ["scoring.formatFailureIsFailure", false, "format rule"],
  ["scoring.timeoutIsFailure", false, "timeout rule"],
  ["scoring.droppedTasks", "those that failed to start", "dropped-task rule"],
  ["scoring.weights", "by tier", "weights"],
  ["generation.maxTurns", 111, "budget cap by more than 10%"],
  ["generation.maxTotalTokens", 80_000, "budget cap by more than 10%"],
  ["generation.maxWallMs", 1_200_000, "budget cap by more than 10%"],
];

const warned: [string, unknown, string][] = [
  ["task.taskIdsSha256", "others", "other cycle: different sample"],
  ["task.taskCount", 398, "other cycle: different sample"],
  ["generation.temperature", "0.8", "temperature"],
  ["generation.topP", "1", "top_p"],
  ["generation.maxTokens", 4096, "max tokens"],
  ["generation.systemPrompt", "You test code.", "system prompt"],
  ["execution.environmentSha256", "other", "image digest"],
  ["execution.limits.cpuMsPerTest", 2_200, "CPU by 10%"],
  ["execution.limits.memoryBytes", 268_435_457, "memory by less than 10%"],
  ["execution.limits.wallMsPerTest", 5_500, "timeout by less than 10%"],
  ["generation.maxTurns", 110, "budget cap by 10%"],
  ["generation.harness", "asker 1.5.0", "harness minor"],
  ["generation.reasoningLevel", "high", "reasoning level"],
  ["execution.limits.processes", 128, "a limit that decides nothing alone"],
];

const fine: [string, unknown, string][] = [
  ["generation.modelBuild", "build-2", "model build, the thing compared"],
  ["generation.candidatesPerTask", 10, "n with the unbiased estimator"],
  ["scoring.resamples", 2000, "number of resamples"],
];

describe("each row of the table of differences", () => {
  test.each(refused)("%s = %j refuses: %s", (field, value) => {
    const { verdict, isPaired, fields } = compare({ [field]: value });
    expect({ verdict, isPaired }).toEqual({ verdict: "refuse", isPaired: false });
    expect(fields).toHaveLength(1);
    expect(fields[0]).toMatchObject({ field, verdict: "refuse", reason: "differs" });
  });

  test.each(warned)("%s = %j warns and leaves no rank: %s", (field, value) => {
    const { verdict, isPaired, fields } = compare({ [field]: value });
    expect({ verdict, isPaired }).toEqual({ verdict: "warn", isPaired: false });
    expect(fields).toHaveLength(1);
    expect(fields[0]).toMatchObject({ field, verdict: "warn", reason: "differs" });
  });

  test.each(fine)("%s = %j is fine and listed: %s", (field, value) => {
    const { verdict, isPaired, fields } = compare({ [field]: value });
    expect({ verdict, isPaired }).toEqual({ verdict: "fine", isPaired: true });
    expect(fields).toMatchObject([{ field, verdict: "fine", reason: "differs" }]);
  });

  test("where and when a run took place is in no manifest", () => {
    expect([...flattenManifest(statedManifest).keys()].join()).not.toMatch(/host|At\b|price/);
  });
});

describe("what the two values are", () => {
  test("is stated, the first manifest's first", () => {
    const [field] = compare({ "execution.limits.cpuMsPerTest": 3_000 }).fields;
    expect(field).toMatchObject({ a: 2_000, b: 3_000 });
  });

  test("of a list: its members, joined", () => {
    expect(compare({ "generation.tools": ["shell"] }).fields[0]).toMatchObject({
      a: "editor, shell",
      b: "shell",
    });
  });

  test("decides where it is a number: another spelling is no difference", () => {
    expect(compare({ "generation.temperature": "0.20" }).fields).toEqual([]);
  });
});

describe("digests over the tasks", () => {
  test("differ with the sample, and warn with it", () => {
    const { verdict, fields } = compare({
      "task.taskIdsSha256": "others",
      "task.testsSha256": "others",
      "task.promptsSha256": "others",
    });
    expect(verdict).toBe("warn");
    expect(fields.map(({ field }) => field)).toEqual([
      "task.promptsSha256",
      "task.taskIdsSha256",
      "task.testsSha256",
    ]);
  });
});

describe("candidates", () => {
  test("in another number refuse where tries end with the first success", () => {
    const sequential = {
      "generation.design": "sequential",
      "scoring.estimator": "sequential pass@j",
      "generation.attempts": 3,
    };
    const a = changeManifest(statedManifest, sequential);
    const b = changeManifest(a, { "generation.candidatesPerTask": 3 });
    expect(compareManifests(a, b, "model").verdict).toBe("refuse");
  });

  test("pass@1 against sequential attempts refuses and names the fields", () => {
    const { verdict, fields } = compare({
      "generation.design": "sequential",
      "scoring.estimator": "sequential pass@j",
      "generation.attempts": 3,
    });
    expect(verdict).toBe("refuse");
    expect(fields.map(({ field }) => field)).toEqual([
      "generation.attempts",
      "generation.design",
      "scoring.estimator",
    ]);
  });
});

describe("whole systems", () => {
  test.each([
    ["generation.harness", "other 9"],
    ["generation.attempts", 3],
    ["generation.repairLoop", "twice"],
    ["generation.selection", "best of 5"],
    ["generation.tools", []],
    ["generation.retrieval", "whole repository"],
    ["generation.maxTurns", 500],
    ["generation.maxTotalTokens", 1],
    ["generation.maxWallMs", 1],
  ])("are compared with their %s: fine, and listed", (field, value) => {
    const { verdict, isPaired, fields } = compare({ [field]: value }, "system");
    expect({ verdict, isPaired }).toEqual({ verdict: "fine", isPaired: true });
    expect(fields).toMatchObject([{ field, verdict: "fine" }]);
  });

  test.each([
    ["generation.networkAccess", true],
    ["execution.limits.cpuMsPerTest", 3_000],
    ["scoring.estimator", "sequential pass@j"],
  ])("are not excused another %s", (field, value) => {
    expect(compare({ [field]: value }, "system").verdict).toBe("refuse");
  });
});

const indispensable = [
  "generation.design",
  "generation.attempts",
  "generation.candidatesPerTask",
  "generation.harness",
  "generation.maxTurns",
  "generation.maxTotalTokens",
  "generation.maxWallMs",
];

describe("an undisclosed field", () => {
  test.each([...indispensable, "generation.systemPrompt", "task.promptsSha256"])(
    "%s warns inside one suite revision and leaves the outcomes paired",
    (field) => {
      const { verdict, isPaired, fields } = compare({ [field]: null });
      expect({ verdict, isPaired }).toEqual({ verdict: "warn", isPaired: true });
      expect(fields).toMatchObject([{ field, b: null, verdict: "warn", reason: "undisclosed" }]);
    },
  );

  test.each(indispensable)("%s refuses between two revisions", (field) => {
    const { fields } = compare({ [field]: null, "task.revision": "r2" });
    expect(fields).toContainEqual(
      expect.objectContaining({ field, verdict: "refuse", reason: "undisclosed" }),
    );
  });

  test("is undisclosed too where neither states it", () => {
    const silent = changeManifest(statedManifest, { "generation.harness": null });
    expect(compareManifests(silent, silent, "model")).toMatchObject({
      verdict: "warn",
      isPaired: true,
      fields: [{ field: "generation.harness", a: null, b: null, reason: "undisclosed" }],
    });
  });

  test("hides no difference beside it", () => {
    const { isPaired } = compare({ "generation.harness": null, "generation.temperature": "1" });
    expect(isPaired).toBe(false);
  });
});

describe("how answers were executed", () => {
  const elsewhere = changeManifest(statedManifest, { execution: null });

  test("unknown on both sides is one undisclosed field", () => {
    const { verdict, isPaired, fields } = compareManifests(elsewhere, elsewhere, "model");
    expect({ verdict, isPaired }).toEqual({ verdict: "warn", isPaired: true });
    expect(fields).toMatchObject([{ field: "execution", a: null, b: null }]);
  });

  test("here and elsewhere refuse, in one row", () => {
    const { verdict, isPaired, fields } = compare({ execution: null });
    expect({ verdict, isPaired }).toEqual({ verdict: "refuse", isPaired: false });
    expect(fields).toMatchObject([{ field: "execution", a: "stated", b: null }]);
  });
});

describe("a field that this version does not know", () => {
  test("warns where it differs", () => {
    const [a, b] = [1, 2].map((value) =>
      changeManifest(statedManifest, { "scoring.novelRule": value }),
    );
    expect(compareManifests(a as Manifest, b as Manifest, "model")).toMatchObject({
      verdict: "warn",
      isPaired: false,
      fields: [{ field: "scoring.novelRule", a: 1, b: 2 }],
    });
  });

  test("warns where one side alone has it", () => {
    expect(compare({ "generation.novelField": "x" })).toMatchObject({
      verdict: "warn",
      fields: [{ field: "generation.novelField", a: null, b: "x", reason: "undisclosed" }],
    });
  });
});

const severity = { refuse: 2, warn: 1, fine: 0 };
const paths = [...flattenManifest(statedManifest).keys()];
const otherValue = fc.constantFrom<unknown>(null, "another", 7, 1_000_000, true, ["x"]);
const changes = fc.dictionary(
  fc.constantFrom(...paths, "task.novel", "generation.novel"),
  otherValue,
);
const compared = fc.constantFrom<ComparedThing>("model", "system");

describe("for any two manifests", () => {
  test("the verdict is that of the worst field", () => {
    fc.assert(
      fc.property(changes, compared, (changed, thing) => {
        const { verdict, fields } = compare(changed, thing);
        const worst = Math.max(0, ...fields.map((field) => severity[field.verdict]));
        expect(severity[verdict]).toBe(worst);
      }),
    );
  });

  test("the order of the two decides nothing", () => {
    fc.assert(
      fc.property(changes, changes, compared, (left, right, thing) => {
        const [a, b] = [left, right].map((one) => changeManifest(statedManifest, one));
        const there = compareManifests(a as Manifest, b as Manifest, thing);
        const back = compareManifests(b as Manifest, a as Manifest, thing);
        const turned = back.fields.map((field) => ({ ...field, a: field.b, b: field.a }));
        expect(there).toEqual({ ...back, fields: turned });
      }),
    );
  });

  test("one compared with itself differs in nothing; what it states is fine", () => {
    expect(compareManifests(statedManifest, structuredClone(statedManifest), "model")).toEqual({
      verdict: "fine",
      isPaired: true,
      fields: [],
    });
    fc.assert(
      fc.property(changes, compared, (changed, thing) => {
        const manifest = changeManifest(statedManifest, changed);
        const { isPaired, fields } = compareManifests(manifest, manifest, thing);
        const isOfKnownSuite = manifest.task.suite !== null && manifest.task.revision !== null;
        expect(isPaired || !isOfKnownSuite).toBe(true);
        expect(fields.every(({ reason }) => reason === "undisclosed")).toBe(true);
      }),
    );
  });

  test("every field that is not equal and known is listed, and nothing else", () => {
    fc.assert(
      fc.property(changes, compared, (changed, thing) => {
        const { fields } = compare(changed, thing);
        const stated = flattenManifest(statedManifest);
        const expected = Object.entries(changed)
          .filter(([path, value]) => JSON.stringify(value) !== JSON.stringify(stated.get(path)))
          .filter(([path, value]) => value !== null || stated.has(path) || path.includes("novel"));
        expect(fields.map(({ field }) => field).sort()).toEqual(
          expected.map(([path]) => path).sort(),
        );
      }),
    );
  });
});
