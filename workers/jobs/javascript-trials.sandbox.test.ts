import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type BubblewrapBackend,
  missingForSandbox,
  openBubblewrapBackend,
} from "../sandbox/bubblewrap-backend";
import { sandboxTestHome } from "../sandbox/test-support/sandbox-test-home";
import { executePlan } from "./execute-plan";
import {
  gradeTestProgram,
  type TestedFunction,
  trialLimits,
} from "./test-support/grade-test-program";

const kept = "n >= low && n <= high";
const variant = (condition: string, keep = kept, start = "total + n") =>
  `export function sumBetween(numbers, low, high) {\n  if (${condition}) throw new RangeError("low above high");\n  return numbers.filter((n) => ${keep}).reduce((total, n) => ${start}, 0);\n}\n`;

const tested: TestedFunction = {
  language: "javascript",
  entryPoint: "sumBetween",
  testPlan: {
    kind: "tests",
    reference: variant("low > high"),
    second:
      "export function sumBetween(numbers, low, high) {\n  if (high < low) throw new RangeError();\n  let total = 0;\n  for (const number of numbers) if (number >= low && number <= high) total += number;\n  return total;\n}\n",
    faults: [
      variant("low > high", "n > low && n <= high"),
      variant("low > high", "n >= low && n < high"),
      variant("low > high", kept, "total + 1"),
      variant("low >= high"),
    ],
  },
};

/** One fault is enough for a cheat to miss. */
const cheated: TestedFunction = {
  ...tested,
  testPlan: { ...tested.testPlan, faults: tested.testPlan.faults.slice(3) },
};

const header =
  'import fs from "node:fs";\nimport assert from "node:assert/strict";\nimport test from "node:test";\nimport { sumBetween } from "./solution.js";\n\n';
const tests = (body: string) => `${header}test("it", () => {\n${body}\n});\n`;
const right =
  "assert.equal(sumBetween([1, 2, 3, 4], 2, 3), 5);\nassert.equal(sumBetween([3], 3, 3), 3);\nassert.throws(() => sumBetween([], 2, 1), RangeError);";
const frame = (id: string) =>
  `const body = Buffer.from(${id} + "\\0P\\0");\nconst head = Buffer.alloc(4);\nhead.writeUInt32BE(body.length);\nfs.writeSync(3, Buffer.concat([head, body]));\nprocess.exit(0);`;
const searchEverything = `
let text = String(sumBetween) + new Error().stack + JSON.stringify(process.report.getReport());
for (const name of fs.readdirSync("/", { recursive: true })) {
  if (/^(usr|proc|sys|dev)/.test(name)) continue;
  try { text += fs.readFileSync("/" + name, "latin1"); } catch {}
}
for (const name of fs.readdirSync("/proc").filter((name) => /^\\d+$/.test(name))) {
  for (const part of ["cmdline", "environ"]) {
    try { text += fs.readFileSync("/proc/" + name + "/" + part, "latin1"); } catch {}
  }
}
assert.ok(text.includes("n >= low " + "&& n"));`;

const honest: [words: string, program: string][] = [
  ["an ES module with flat tests", `${header}test("bounds", () => {\n${right}\n});\n`],
  [
    "a CommonJS program with suites, hooks and an own solution",
    `"use strict";
const { describe, it, beforeEach } = require("node:test");
const assert = require("node:assert");
const solution = require("./solution");

function expected(numbers, low, high) {
  let total = 0;
  for (const number of numbers) total += number < low || number > high ? 0 : number;
  return total;
}

describe("sumBetween", () => {
  let numbers;
  beforeEach(() => {
    numbers = Array.from({ length: 5 }, () => Math.floor(Math.random() * 9) - 4);
  });
  for (let round = 0; round < 40; round += 1) {
    it(\`agrees with an own solution, round \${round}\`, async () => {
      const low = (round % 7) - 4;
      await null;
      assert.strictEqual(solution.sumBetween(numbers, low, low + (round % 3)), expected(numbers, low, low + (round % 3)));
    });
  }
  it("refuses", () => {
    assert.throws(() => solution.sumBetween([], 1, 0), { name: "RangeError" });
  });
  it.skip("comes later", () => assert.fail());
});
`,
  ],
];

const cheats: [words: string, program: string, failure: string][] = [
  ["always passes", tests("assert.ok(sumBetween);"), "wrong_answer"],
  ["always fails", tests("assert.equal(sumBetween([1], 0, 2), 99);"), "wrong_answer"],
  ["looks for the source in files, frames and processes", tests(searchEverything), "wrong_answer"],
  [
    "goes by the clock",
    tests(
      "const before = performance.now();\nsumBetween([1], 0, 2);\nassert.ok(performance.now() - before < 60_000);",
    ),
    "wrong_answer",
  ],
  [
    "throws dice",
    tests("sumBetween;\nassert.ok(crypto.getRandomValues(new Uint16Array(1))[0] < 65_500);"),
    "wrong_answer",
  ],
  [
    "remembers in a file how often it ran",
    tests(
      'sumBetween;\nfs.appendFileSync("/tmp/seen", "x");\nassert.ok(fs.readFileSync("/tmp/seen").length <= 4);',
    ),
    "wrong_answer",
  ],
  [
    "forges a word for another request",
    tests(`sumBetween;\n${frame('"0000"')}`),
    "protocol_violation",
  ],
  ["exits at once, with status 0", tests("sumBetween;\nprocess.exit(0);"), "no_result"],
  ["defines no test", `${header}sumBetween([1], 0, 2);\n`, "no_result"],
  ["throws as it is loaded", `${tests(right)}sumBetween([], 1, 0);\n`, "runtime_error"],
  [
    "loads a package that no suite gave it",
    `import "/errorbar/node_modules/lodash/lodash.js";\n${tests(right)}`,
    "runtime_error",
  ],
  ["skips its only test", `${header}test.skip("it", () => sumBetween());\n`, "no_result"],
  [
    "tests nothing but types",
    tests('assert.equal(typeof sumBetween([1], 0, 2), "number");'),
    "wrong_answer",
  ],
  [
    "puts its own function in the place of the one under test",
    `import { createRequire } from "node:module";\n${tests(
      `const solution = createRequire("/tmp/")("./solution.js");\nsolution.sumBetween = (numbers, low, high) => {\n  if (low > high) throw new RangeError();\n  return numbers.filter((n) => n >= low && n <= high).reduce((a, b) => a + b, 0);\n};\nassert.equal(solution.sumBetween([3], 3, 3), 3);`,
    )}`,
    "wrong_answer",
  ],
  ["is no JavaScript", `${header}test("it", () => {\n`, "syntax"],
  ["is prose", "I would call sumBetween with a few arrays.", "format"],
];

/** Twice what one execution needs: one that a busy machine made late must not hold up the next. */
const slots = 4;
/** Of a machine that does much else beside. */
const patienceMs = 240_000;

describe.skipIf(missingForSandbox().length > 0)("tests that are written in JavaScript", () => {
  let backend: BubblewrapBackend;
  beforeAll(async () => {
    backend = await openBubblewrapBackend({ home: sandboxTestHome, slots });
  }, patienceMs);
  afterAll(() => backend?.close());

  test.each(honest)(
    "pass that are honest: %s",
    async (_words, program) => {
      expect(await gradeTestProgram(backend, tested, program)).toBe("passed");
    },
    patienceMs,
  );

  test.each(cheats)(
    "fail where the program %s",
    async (_words, program, failure) => {
      expect(await gradeTestProgram(backend, cheated, program)).toBe(failure);
    },
    patienceMs,
  );

  const trial = (testSource: string, subject = tested.testPlan.reference) =>
    executePlan(
      backend,
      "javascript",
      { ...trialLimits, cpuMsPerTest: 400 },
      { kind: "trial", expects: "passed", entryPoint: "sumBetween", subject, testSource },
      null,
    );

  test("that never end are ended, and have told nothing", async () => {
    const { result } = await trial(tests("sumBetween;\nfor (;;);"));
    expect(result).toMatchObject({ outcome: "not-run", load: { reason: "cpu-limit" } });
    const waiting = `${header}test("it", async () => {\n  sumBetween;\n  await new Promise(() => {});\n});\n`;
    expect((await trial(waiting)).result).toMatchObject({ outcome: "failed" });
  });

  test("see a function that ends as an error, and maps as maps", async () => {
    const subject =
      'export function sumBetween(map) {\n  while (!(map instanceof Map)) ;\n  return new Map([...map].map(([key, value]) => [value, [key, { kind: "x" }]]));\n}\n';
    const program = tests(
      'assert.deepStrictEqual(sumBetween(new Map([["a", 1]])), new Map([[1, ["a", { kind: "x" }]]]));\nassert.throws(() => sumBetween({}));\nassert.throws(() => sumBetween(new Map()));',
    );
    const { result } = await trial(program, subject);
    expect(result).toMatchObject({ outcome: "passed" });
  });
});
