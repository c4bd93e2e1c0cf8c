import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { extractSubmission } from "../../../../lib/core/extraction/extract-submission";
import type { TaskDefinition } from "../../../../lib/core/suite/suite-definition";
import { baseFolderFixture } from "../problem-fixture";
import { readPool } from "../read-pool";

let pool: string;
let tasks: TaskDefinition[];

function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    const place = join(pool, "count-steps", path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}

beforeAll(async () => {
  pool = mkdtempSync(join(tmpdir(), "errorbar-derive-"));
  write(baseFolderFixture());
  ({ tasks } = await readPool(pool));
});
afterAll(() => rmSync(pool, { recursive: true, force: true }));

function find(rest: string): TaskDefinition {
  const task = tasks.find(({ taskKey }) => taskKey === `count-steps/${rest}`);
  if (task === undefined) throw new Error(`no task ${rest}`);
  return task;
}

function casesOf({ testPlan }: TaskDefinition) {
  return testPlan.kind === "calls" ? testPlan.cases : [];
}

describe("a complete base problem", () => {
  test("gives completions, algorithms, corrections and six translations", () => {
    const of = (category: string) => tasks.filter((task) => task.category === category);
    expect(
      of("function-completion")
        .map(({ language }) => language)
        .sort(),
    ).toEqual(["java", "javascript", "python"]);
    expect(of("algorithm-implementation")).toHaveLength(3);
    expect(of("bug-fixing")).toHaveLength(6);
    expect(
      of("code-translation")
        .map(({ taskKey }) => taskKey)
        .sort(),
    ).toEqual([
      "count-steps/code-translation/java/from-javascript",
      "count-steps/code-translation/java/from-python",
      "count-steps/code-translation/javascript/from-java",
      "count-steps/code-translation/javascript/from-python",
      "count-steps/code-translation/python/from-java",
      "count-steps/code-translation/python/from-javascript",
    ]);
    expect(new Set(tasks.map(({ tier }) => tier))).toEqual(new Set([2]));
    expect(new Set(tasks.map(({ baseId }) => baseId))).toEqual(new Set(["count-steps"]));
  });

  test("names on each task the versions of its prompt and of the form that is asked for", () => {
    expect(find("function-completion/python").madeBy).toEqual({
      promptTemplate: "errorbar-prompt/2",
      formatRule: "errorbar-function/1",
    });
    const rules = new Set(tasks.map(({ category, madeBy }) => `${category} ${madeBy?.formatRule}`));
    expect(rules.size).toBe(7);
    expect(rules).toContain("unit-test-writing errorbar-test-program/1");
  });

  test("is answered by each language's own name", () => {
    expect(find("function-completion/python").entryPoint).toBe("count_steps");
    expect(find("code-translation/java/from-python").entryPoint).toBe("countSteps");
  });

  test("gives a language the cases whose numbers it has, 20 at most and the public ones first", () => {
    const [python, javascript, java] = ["python", "javascript", "java"].map((language) =>
      casesOf(find(`function-completion/${language}`)),
    );
    const wires = (cases: unknown) => JSON.stringify(cases);
    expect([python?.length, javascript?.length, java?.length]).toEqual([20, 20, 20]);
    expect(wires(python)).toContain("9223372036854775808");
    expect(wires(java)).not.toContain("9223372036854775808");
    expect(wires(java)).toContain("9007199254740993");
    expect(wires(javascript)).not.toContain("9007199254740993");
    expect(python?.slice(0, 3).map(({ visibility }) => visibility)).toEqual([
      "public",
      "public",
      "hidden",
    ]);
  });

  test("sends mappings, tuples and longs as the language has them", () => {
    const first = (language: string) => casesOf(find(`function-completion/${language}`))[0];
    expect(first("python")).toMatchObject({
      args: '["t",["i","1"],["d",["a",["t",["i","2"],"b"]]]]',
      expectation: { kind: "equal", value: '["t",["i","3"],null]' },
    });
    expect(first("javascript")).toMatchObject({
      args: '["t",["i","1"],["x","map",["d",["a",["l",["i","2"],"b"]]]]]',
      expectation: { kind: "equal", value: '["l",["i","3"],null]' },
    });
    expect(first("java")).toMatchObject({
      args: '["t",["i","1"],["d",["a",["l",["x","long",["i","2"]],"b"]]]]',
    });
  });

  test("expects the error of each language by its name", () => {
    const raised = ["python", "javascript", "java"].map(
      (language) => casesOf(find(`function-completion/${language}`))[1]?.expectation,
    );
    expect(raised).toEqual([
      { kind: "raises", error: "ValueError" },
      { kind: "raises", error: "RangeError" },
      { kind: "raises", error: "IllegalArgumentException" },
    ]);
  });

  test("has large inputs and the bound in the algorithm's task alone", () => {
    const large = '["k"';
    for (const task of tasks) {
      const isAlgorithm = task.category === "algorithm-implementation";
      expect(JSON.stringify(task.testPlan).includes('\\"k\\"'), task.taskKey).toBe(isAlgorithm);
      expect(/no faster than\s+O\(n\)|O\(n\)/.test(task.prompt), task.taskKey).toBe(isAlgorithm);
    }
    expect(large).toBeTruthy();
    expect(casesOf(find("algorithm-implementation/java"))).toHaveLength(20);
  });

  test("corrects two faults of a language that a hidden case shows, of other operators and lines", () => {
    for (const language of ["python", "javascript", "java"]) {
      const keys = tasks
        .filter((task) => task.category === "bug-fixing" && task.language === language)
        .map(({ taskKey }) => taskKey.replace("count-steps/bug-fixing/", ""));
      expect(keys.filter((key) => key.includes("constant-off-by-one"))).toHaveLength(1);
      expect(keys).toContain(`${language}/condition-negated-1`);
    }
    expect(find("bug-fixing/java/condition-negated-1").plantedFaults[0]).toContain(
      "/* condition-negated-1 */",
    );
  });
});

describe("what the prompts of a complete base problem are answered with", () => {
  const answers = { python: "count_steps", javascript: "countSteps", java: "countSteps" };

  test("the reference is read out of its own fenced block in every task, and stands whole", () => {
    for (const task of tasks) {
      const completion = `Here it is:\n\`\`\`\n${task.referenceSolution}\`\`\`\nDone.\n`;
      const { source, kind } = extractSubmission({ ...task, completion });
      expect(kind, task.taskKey).toBe("fenced-definition");
      expect(source, task.taskKey).toContain(task.referenceSolution?.trim());
      // The words of the prompt are no part of the program.
      const isProgram = ["bug-fixing", "code-translation"].includes(task.category);
      if (isProgram) expect(source?.trim(), task.taskKey).toBe(task.referenceSolution?.trim());
    }
  });

  test("prompts of whole programs are comments to the last line", () => {
    for (const { prompt, language, category } of tasks) {
      if (category !== "bug-fixing" && category !== "code-translation") continue;
      const mark = language === "python" ? "#" : "//";
      expect(
        prompt
          .trimEnd()
          .split("\n")
          .every((line) => line.startsWith(mark)),
      ).toBe(true);
    }
  });

  test("a body alone goes on in a completion's prompt", () => {
    const bodies = {
      python: "    return (first_step, None)\n",
      javascript: "  return [firstStep, null];\n}\n",
      java: "        return Arrays.asList(firstStep, null);\n    }\n}\n",
    };
    for (const [language, completion] of Object.entries(bodies)) {
      const task = find(`function-completion/${language}`);
      const { kind, source } = extractSubmission({ ...task, completion });
      expect(kind).toBe("continuation");
      expect(source).toBe(task.prompt + completion);
      expect(task.prompt).toContain(answers[language as keyof typeof answers]);
    }
  });
});

test("faults of another reference, a missing variant and a source without the function are refused", async () => {
  const restore = baseFolderFixture();
  const message = () => readPool(pool).then(String, (error: Error) => error.message);
  write({ "java/reference.java": `${restore["java/reference.java"]}// other\n` });
  expect(await message()).toContain(
    "field languages.java: made from another reference solution; run errorbar tasks mutate",
  );
  write({ ...restore, "javascript/second.js": "export function countSteps(first) {}\n" });
  expect(await message()).toContain(
    'second.js: lacks the declared function; write the line "export function countSteps(firstStep, byName)"',
  );
  write(restore);
  rmSync(join(pool, "count-steps/python/tangled.py"));
  expect(await message()).toContain("python/tangled.py: missing; add the file");
  write({ ...restore, "generate.mjs": "export const generate = 3;\n" });
});
