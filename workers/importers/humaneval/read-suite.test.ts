import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DomainError } from "../../../lib/core/errors";
import { parseWire } from "../../../lib/core/values/parse-wire";
import { fileSha256 } from "../file-sha256";
import { readSuiteFile, toSuiteDefinition } from "../read-suite-file";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "errorbar-suite-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const problem = {
  task_id: "Test/0",
  prompt: "def f(x):\n",
  entry_point: "f",
  canonical_solution: "    return x\n",
  test: "def check(candidate):\n    assert candidate(1) == 1\n",
};

function write(...problems: unknown[]): string {
  const path = join(folder, "suite.jsonl");
  writeFileSync(path, problems.map((one) => `${JSON.stringify(one)}\n`).join(""));
  return path;
}

/** The suite as it is stored when no test could be taken apart. */
async function readSuite(path: string, id = "test") {
  return toSuiteDefinition(await readSuiteFile(path, "humaneval"), id, []);
}

async function refusal(path: string): Promise<string> {
  try {
    await readSuite(path);
  } catch (error) {
    if (error instanceof DomainError && error.code === "bad-input") return error.message;
    throw error;
  }
  throw new Error("the file was read");
}

/** The plan of one task whose analysis answered this wire text. */
async function planOf(analysis: string) {
  const read = await readSuiteFile(write(problem), "humaneval");
  return toSuiteDefinition(read, "test", [parseWire(analysis)]).tasks[0]?.testPlan;
}
const whole = { kind: "checker", source: problem.test, visibility: "hidden" };

describe("a HumanEval file", () => {
  test("becomes a suite that keeps its order, its prompts and the file's digest", async () => {
    const path = write({ ...problem, task_id: "Test/10", more: 1 }, { ...problem });
    const suite = await readSuite(path, "my-suite");
    expect(suite).toMatchObject({ id: "my-suite", equality: "python", compared: "model", k: 1 });
    expect(suite.source).toEqual({
      name: "suite.jsonl",
      licence: null,
      fileSha256: await fileSha256(path),
    });
    expect(suite.tasks.map((task) => task.taskKey)).toEqual(["Test/10", "Test/0"]);
    expect(suite.tasks[1]).toMatchObject({
      baseId: "Test/0",
      tier: null,
      entryPoint: "f",
      prompt: problem.prompt,
      referenceSolution: "def f(x):\n    return x\n",
      testPlan: whole,
    });
  });

  test("may be compressed", async () => {
    const path = join(folder, "suite.jsonl.gz");
    writeFileSync(path, gzipSync(JSON.stringify(problem)));
    expect((await readSuite(path)).tasks).toHaveLength(1);
  });

  test.each(["task_id", "prompt", "entry_point", "canonical_solution", "test"])(
    "without the field %s is refused by file, line and field",
    async (field) => {
      const { [field as keyof typeof problem]: _left, ...rest } = problem;
      const path = write(problem, rest);
      expect(await refusal(path)).toBe(`${path}:2: field ${field}: is missing: add it (string)`);
    },
  );

  test.each([
    [{ prompt: 5 }, "field prompt: Invalid input: expected string, received number"],
    [{ prompt: "" }, "field prompt: Too small"],
    [{ task_id: "HumanEval 0" }, "field task_id: has the form HumanEval/0"],
    [{ task_id: "a/b/c" }, "field task_id: has the form HumanEval/0"],
    [{ entry_point: "not a name" }, "field entry_point: is a Python name"],
    [{ test: "assert f(1) == 1" }, "field test: defines check(candidate)"],
    [{ prompt: "def f(x):\0\n" }, "field prompt: holds a NUL character"],
    [{ canonical_solution: "\0" }, "field canonical_solution: holds a NUL character"],
    [{ test: `${problem.test}# \ud800` }, "field test: holds a lone surrogate"],
    [{ prompt: "# \udc00\ndef f(x):\n" }, "field prompt: holds a lone surrogate"],
  ])("with %j is refused by file, line and field", async (changes, words) => {
    const path = write({ ...problem, ...changes });
    expect(await refusal(path)).toContain(`${path}:1: ${words}`);
  });

  test.each([[1], ["text"], [null]])("with the line %j has no record", async (line) => {
    const path = write(line);
    expect(await refusal(path)).toContain(
      `${path}:1: field record: Invalid input: expected object`,
    );
  });

  test("with two problems of one id is refused, naming both lines", async () => {
    const path = write(problem, { ...problem, task_id: "Test/1" }, problem);
    expect(await refusal(path)).toBe(
      `${path}:3: field task_id: Test/0 stands on line 1 already: keep one of the two`,
    );
  });

  test("its tests become calls with expectations, by kind", async () => {
    const found = [
      '["t",true,["t",["i","1"]],"equal",["l"],null]',
      '["t",false,["t"],"identical",null,null]',
      '["t",false,["t"],"truthy",null,null]',
      '["t",false,["t"],"falsy",null,null]',
      '["t",false,["t"],"close",["f","0.5"],["f","1e-06"]]',
      '["t",false,["t"],"equal-as-tuple",["t"],null]',
      '["t",false,["t"],"equal-as-set",["s"],null]',
      '["t",false,["t"],"equal-as-int",["i","5"],null]',
      '["t",false,["t"],"is-close",["f","0.5"],["t",["f","1e-09"],["f","0.0"]]]',
    ];
    const plan = await planOf(`["t","calls",["l",${found}]]`);
    expect(plan).toEqual({
      kind: "calls",
      cases: [
        {
          visibility: "public",
          args: '["t",["i","1"]]',
          expectation: { kind: "equal", value: '["l"]' },
        },
        ...[
          { kind: "identical", value: "null" },
          { kind: "truthy", expected: true },
          { kind: "truthy", expected: false },
          { kind: "close", value: '["f","0.5"]', tolerance: "0.000001" },
          { kind: "equal-as-tuple", value: '["t"]' },
          { kind: "equal-as-set", value: '["s"]' },
          { kind: "equal-as-int", value: '["i","5"]' },
          {
            kind: "is-close",
            value: '["f","0.5"]',
            relativeTolerance: "1e-9",
            absoluteTolerance: "0.0",
          },
        ].map((expectation) => ({ visibility: "hidden", args: '["t"]', expectation })),
      ],
    });
  });

  test("arguments that only a candidate's classes can make stay source, with their setup", async () => {
    const analysis =
      '["t","calls",["l",["t",true,"(root,)","equal",["i","3"],null]],"root = Node(1)"]';
    expect(await planOf(analysis)).toEqual({
      kind: "calls",
      setup: "root = Node(1)",
      cases: [
        {
          visibility: "public",
          argsSource: "(root,)",
          expectation: { kind: "equal", value: '["i","3"]' },
        },
      ],
    });
  });

  test.each([
    ["no case at all", '["t","calls",["l"],null]'],
    ["an analysis that did not return", "null"],
    ["a reason against taking them apart", '["t","checker","a comparison of another form"]'],
    [
      "an argument that is no plain data",
      '["t","calls",["l",["t",true,["t",["o","X"]],"equal",null,null]]]',
    ],
    [
      "an expectation that holds no plain data",
      '["t","calls",["l",["t",true,["t"],"equal",["d",["a",["o","X"]]],null]]]',
    ],
    [
      "a tolerance that is no float",
      '["t","calls",["l",["t",true,["t"],"close",["f","1.0"],["i","1"]]]]',
    ],
    ["a kind that is not known", '["t","calls",["l",["t",true,["t"],"less",null,null]]]'],
    ["a case of another shape", '["t","calls",["l",["t",true]]]'],
    ["a forged answer", '["t","calls","all"]'],
  ])("its tests are checked as a whole after %s", async (_, analysis) => {
    expect(await planOf(analysis)).toEqual(whole);
  });
});
