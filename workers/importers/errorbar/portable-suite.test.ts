import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashSuiteContent } from "../../../db/repositories/store-suite";
import { DomainError } from "../../../lib/core/errors";
import { canonicalJson } from "../../../lib/core/protocol/canonical-json";
import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";
import type { Value } from "../../../lib/core/values/value";
import { checkoutRoot } from "../../checkout-root";
import { readSuiteFile, toSuiteDefinition } from "../read-suite-file";
import { portableSuiteJsonSchema } from "./suite-schema";
import { writePortableSuite } from "./write-suite";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "errorbar-portable-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(content: unknown, name = "suite.json"): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content, null, 2));
  return path;
}

const documented = readFileSync(join(checkoutRoot, "SUITE-FORMAT.md"), "utf8");
const example = /```json\n([\s\S]*?)```/.exec(documented)?.[1] ?? "";

/** What the analysis answers for a call f(1) == 1 that is hidden. */
const one: Value = { kind: "int", value: 1n };
const analysis: Value = {
  kind: "tuple",
  items: [
    { kind: "string", value: "calls" },
    {
      kind: "list",
      items: [
        {
          kind: "tuple",
          items: [
            { kind: "bool", value: false },
            { kind: "tuple", items: [one] },
            { kind: "string", value: "equal" },
            one,
            { kind: "none" },
          ],
        },
      ],
    },
    { kind: "none" },
  ],
};

const task = {
  id: "t/0",
  entryPoint: "f",
  prompt: "def f(x):\n",
  tests: { hidden: ["assert f(1) == 1"], public: [] },
};
const suite = { id: "mine", title: "Mine", description: "Of my own.", exposed: false };
const whole = (changes: object = {}, more: object = {}) => ({
  errorbar: 1,
  suite: { ...suite, ...more },
  tasks: [{ ...task, ...changes }],
});

async function refusal(content: unknown): Promise<string> {
  try {
    await readSuiteFile(write(content));
  } catch (error) {
    if (error instanceof DomainError && error.code === "bad-input") return error.message;
    throw error;
  }
  throw new Error("the file was read");
}

describe("a portable suite", () => {
  test("is what the documentation shows, and is known by its fields", async () => {
    const read = await readSuiteFile(write(example));
    expect(read).toMatchObject({ format: "errorbar", sniffed: true });
    const { defaultId, equality, k, exposed, card, tasks, limits } = read.published;
    expect({ defaultId, equality, k, exposed, card }).toEqual({
      defaultId: "two-sums",
      equality: "typed",
      k: 1,
      exposed: false,
      card: null,
    });
    expect(limits.cpuMsPerTest).toBe(2_000);
    expect(tasks.map(({ taskKey, baseId, tier }) => [taskKey, baseId, tier])).toEqual([
      ["two-sums/0", "two-sums/0", 1],
      ["two-sums/1", "two-sums/0", null],
    ]);
    expect(tasks[1]?.tests).toEqual({
      kind: "asserts",
      setup: "import math",
      asserts: [
        { source: "assert math.isclose(mean([1, 2]), 1.5)", visibility: "public" },
        { source: "assert mean([]) is None", visibility: "hidden" },
      ],
    });
    expect(tasks[0]?.plantedFaults).toHaveLength(1);
  });

  test("may state some limits and leave the others at their defaults", async () => {
    const read = await readSuiteFile(write(whole({}, { limits: { cpuMsPerTest: 9_000 } })));
    expect(read.published.limits).toMatchObject({ cpuMsPerTest: 9_000, cpuMsTotal: 10_000 });
  });

  test("written and read again has the same content hash, also under another file name", async () => {
    const read = await readSuiteFile(write(whole()), "errorbar");
    const stored = toSuiteDefinition(read, "mine", [analysis]);
    expect(stored.tasks[0]?.testPlan.kind).toBe("calls");
    const path = write(writePortableSuite(stored), "exported.json");
    const again = await readSuiteFile(path);
    const restored = toSuiteDefinition(again, again.published.defaultId, []);
    expect(hashSuiteContent(restored)).toBe(hashSuiteContent(stored));
    expect(restored).toEqual(stored);
  });

  test("keeps the hash that it had before there were lists of packages, and changes it with one", async () => {
    const read = await readSuiteFile(write(whole()));
    const stored = toSuiteDefinition(read, "mine", [analysis]);
    expect(stored.packages).toBeNull();
    const { packages: _packages, title: _t, description: _d, card: _c, ...older } = stored;
    expect(hashSuiteContent(stored)).toBe(sha256Hex(canonicalJson(older)));
    const listed = await readSuiteFile(write(whole({}, { packages: { python: ["re", "math"] } })));
    const other = toSuiteDefinition(listed, "mine", [analysis]);
    expect(other.packages).toEqual({ python: ["math", "re"] });
    expect(hashSuiteContent(other)).not.toBe(hashSuiteContent(stored));
    const again = await readSuiteFile(write(writePortableSuite(other), "listed.json"));
    expect(toSuiteDefinition(again, "mine", []).packages).toEqual(other.packages);
  });

  test("has a content hash that its title, description and card are no part of", async () => {
    const read = await readSuiteFile(write(whole()));
    const stored = toSuiteDefinition(read, "mine", [analysis]);
    const renamed = { ...stored, title: "Another", description: "Other words." };
    expect(hashSuiteContent(renamed)).toBe(hashSuiteContent(stored));
    expect(hashSuiteContent({ ...stored, k: 2 })).not.toBe(hashSuiteContent(stored));
  });

  const plan = (kind: object) => ({ tests: { plan: kind } });
  const cases = (testCase: object) => plan({ kind: "calls", cases: [testCase] });
  const equal = { kind: "equal", value: '["i","1"]' };

  test.each<[name: string, content: unknown, words: string]>([
    ["another version", { ...whole(), errorbar: 2 }, ":1: field errorbar: "],
    ["no task", { ...whole(), tasks: [] }, ":1: field tasks: holds no task: add one"],
    [
      "a task without a prompt",
      whole({ prompt: undefined }),
      "field tasks.0.prompt: is missing: add",
    ],
    [
      "a misspelt field",
      whole({ entrypoint: "f" }),
      'field tasks.0: Unrecognized key: "entrypoint"',
    ],
    ["an unknown language", whole({ language: "cobol" }), "field tasks.0.language: "],
    ["a tier of 4", whole({ tier: 4 }), "field tasks.0.tier: "],
    ["an id with a space", whole({ id: "a b" }), "field tasks.0.id: has the form pair/0"],
    ["an id that leads up", whole({ id: "a/.." }), "field tasks.0.id: has the form pair/0"],
    ["a NUL", whole({ prompt: "\0" }), "field tasks.0.prompt: holds a NUL character"],
    ["a lone surrogate", whole({ reference: "\ud800" }), "field tasks.0.reference: holds a lone"],
    [
      "no test",
      whole({ tests: { public: [], hidden: [] } }),
      ": task 1: field tests.hidden: add an",
    ],
    [
      "a statement that asserts nothing",
      whole({ tests: { hidden: ["f(1)"] } }),
      "field tasks.0.tests",
    ],
    ["a check without check()", whole({ tests: { check: "x = 1" } }), "field tests.check: defines"],
    [
      "a program for Python",
      whole({ tests: { program: "x" } }),
      "field tests.program: is for other languages",
    ],
    [
      "assertions for Java",
      whole({ language: "java" }),
      "field tests.program: is what java needs: write a program",
    ],
    [
      "arguments that are no tuple",
      whole(cases({ visibility: "hidden", args: '["i","1"]', expectation: equal })),
      ": task 1: field tests.plan: cases.0.args: is no wire text of a tuple",
    ],
    [
      "an expectation that is no wire text",
      whole(
        cases({ visibility: "hidden", args: '["t"]', expectation: { kind: "equal", value: "1" } }),
      ),
      "field tests.plan: cases.0.expectation.value: is no wire text of a value",
    ],
    [
      "a package that is a path",
      whole({}, { packages: { python: ["../os"] } }),
      "field suite.packages.python.0: is a package's name, such as math",
    ],
    [
      "Python's set-up source for JavaScript",
      whole({
        language: "javascript",
        ...plan({
          kind: "calls",
          setup: "x = 1",
          cases: [{ visibility: "hidden", args: '["t"]', expectation: equal }],
        }),
      }),
      "field tests.plan: setup: is for Python alone, and this task is in javascript: leave it out",
    ],
    [
      "Python's view of an answer for Java",
      whole({
        language: "java",
        ...cases({
          visibility: "hidden",
          args: '["t"]',
          expectation: { kind: "equal-as-int", value: '["i","1"]' },
        }),
      }),
      "cases.0.expectation.kind: equal-as-int is for Python alone, and this task is in java: use equal",
    ],
    ["a plan without a case", whole(plan({ kind: "calls", cases: [] })), "cases: holds no case"],
    ["two tasks of one id", { ...whole(), tasks: [task, task] }, "field id: t/0 stands as task 1"],
    [
      "a limit out of all bounds",
      whole({}, { limits: { openFiles: 1e9 } }),
      "suite.limits.openFiles",
    ],
  ])("with %s is refused by place, field and remedy", async (_, content, words) => {
    expect(await refusal(content)).toContain(words);
  });

  test("broken JSON is named by its line", async () => {
    expect(await refusal('{\n  "errorbar": 1,\n  "suite": }\n')).toMatch(/:3: broken JSON: /);
  });
});

test("the JSON Schema that is published is the one that files are read by", () => {
  const path = join(checkoutRoot, "public/schemas/errorbar-suite-1.schema.json");
  // When this fails: npm run schemas
  expect(JSON.parse(readFileSync(path, "utf8"))).toEqual(
    JSON.parse(JSON.stringify(portableSuiteJsonSchema())),
  );
});
