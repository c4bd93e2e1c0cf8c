import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import type { GradableSuite } from "../../db/repositories/suite-revision";
import { extractSubmission } from "../../lib/core/extraction/extract-submission";
import type { PackageAllowlist } from "../../lib/core/suite/package-allowlist";
import { functionCompletionGrader } from "../graders/function-completion/grader";
import { readSuiteFile, toSuiteDefinition } from "../importers/read-suite-file";
import {
  type BubblewrapBackend,
  missingForSandbox,
  openBubblewrapBackend,
} from "../sandbox/bubblewrap-backend";
import { sandboxTestHome } from "../sandbox/test-support/sandbox-test-home";
import { gradeSubmission } from "./grade-submission";
import { validateTasks } from "./validate-tasks";

/** HumanEval-X's manner: assertions that merely print. */
const javascriptProblem = {
  task_id: "JavaScript/0",
  prompt: "/* The sum of a list, or null. */\nconst sum = (xs) => {\n",
  declaration: "\nconst sum = (xs) => {\n",
  canonical_solution: "  return xs.length === 0 ? null : xs.reduce((a, b) => a + b, 0);\n}\n",
  test: "const testSum = () => {\n  console.assert(sum([1, 2.5]) === 3.5)\n  console.assert(sum([]) === null)\n}\ntestSum()\n",
};
/** mxeval's manner: a Main whose main throws. */
const javaProblem = {
  task_id: "MBJP/1",
  language: "java",
  prompt: "import java.util.*;\n\nclass Sum {\n    public static Integer sum(List<Integer> xs) {\n",
  entry_point: "sum",
  test: 'class Main {\n    public static void main(String[] args) throws Exception {\n        if (!Integer.valueOf(3).equals(Sum.sum(Arrays.asList(1, 2)))) throw new Exception("0");\n        if (Sum.sum(new ArrayList<>()) != null) throw new Exception("1");\n    }\n}\n',
  canonical_solution:
    "        if (xs.isEmpty()) return null;\n        int total = 0;\n        for (int x : xs) total += x;\n        return total;\n    }\n}\n",
};
/** The same tests, one by one. */
const cases = [
  { args: '["t",["l",["i","1"],["i","2"]]]', expectation: { kind: "equal", value: '["i","3"]' } },
  { args: '["t",["l"]]', expectation: { kind: "identical", value: "null" } },
].map((one) => ({ ...one, visibility: "hidden" }));
const portable = {
  errorbar: 1,
  suite: { id: "sums", title: "Sums", description: "Sums.", exposed: false },
  tasks: [javascriptProblem, javaProblem].map((problem) => ({
    id: problem.task_id,
    language: problem === javaProblem ? "java" : "javascript",
    entryPoint: "sum",
    prompt: problem.prompt,
    reference: problem.prompt + problem.canonical_solution,
    tests: { plan: { kind: "calls", cases } },
  })),
};

type Manner = "program" | "calls";
const answers: Record<
  "javascript" | "java",
  [what: string, completion: string, verdict: string][]
> = {
  javascript: [
    ["the right body", javascriptProblem.canonical_solution, "passed"],
    [
      "a right function in a chat answer",
      "Sure:\n```js\nasync function sum(xs) {\n  let t = null;\n  for (const x of xs) t = (t ?? 0) + x;\n  return t;\n}\n```\n",
      "passed",
    ],
    ["a wrong body", "  return xs.reduce((a, b) => a + b, 0);\n}\n", "wrong_answer"],
    ["what does not parse", "  return (;\n}\n", "syntax"],
    ["an endless loop", "  for (;;) {}\n}\n", "cpu_timeout"],
    ["an import that is not allowed", "  return require('node:os').cpus();\n}\n", "policy"],
  ],
  java: [
    ["the right body", javaProblem.canonical_solution, "passed"],
    [
      "a right class in a chat answer",
      "Sure:\n```java\npublic class Sum {\n    public static Integer sum(List<Integer> xs) {\n        return xs.stream().reduce(Integer::sum).orElse(null);\n    }\n}\n```\n",
      "passed",
    ],
    ["a wrong body", "        return xs.size();\n    }\n}\n", "wrong_answer"],
    ["what does not compile", "        return zs;\n    }\n}\n", "syntax"],
    ["an endless loop", "        while (true) {}\n    }\n}\n", "cpu_timeout"],
    [
      "an import that is not allowed",
      '        java.io.File file = new java.io.File("/");\n        return file.list().length;\n    }\n}\n',
      "policy",
    ],
  ],
};
/** The packages of the right answers and no others. */
const packages: PackageAllowlist = {
  javascript: [],
  java: ["java.lang", "java.util", "java.util.stream", "java.util.function"],
};

describe.skipIf(missingForSandbox().length > 0)("suites in JavaScript and Java", () => {
  let backend: BubblewrapBackend;
  const folder = mkdtempSync(join(tmpdir(), "errorbar-three-"));
  beforeAll(async () => {
    backend = await openBubblewrapBackend({ home: sandboxTestHome, slots: 2 });
  }, 300_000);
  afterAll(async () => {
    await backend?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function load(content: unknown, name: string) {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(content));
    const definition = toSuiteDefinition(await readSuiteFile(path), "sums", []);
    const limits = { ...definition.limits, cpuMsPerTest: 1_000, wallMsPerTest: 30_000 };
    return { ...definition, limits, packages };
  }

  async function findTask(language: "javascript" | "java", manner: Manner) {
    const problem = language === "java" ? javaProblem : javascriptProblem;
    const suite = await load(
      manner === "calls" ? portable : [problem],
      `${language}-${manner}.json`,
    );
    const task = suite.tasks.find((other) => other.language === language);
    if (task === undefined) throw new Error(`no task in ${language}`);
    return { suite, task };
  }

  for (const language of ["javascript", "java"] as const) {
    for (const manner of ["program", "calls"] as const) {
      test.each(answers[language])(
        `${language}, tests as ${manner}: %s`,
        async (_what, completion, expected) => {
          const { suite, task } = await findTask(language, manner);
          const { source } = extractSubmission({ ...task, completion });
          const { verdict } = await gradeSubmission(
            backend,
            { suite: suite as unknown as GradableSuite, graderFor: () => functionCompletionGrader },
            task as unknown as SuiteTask,
            source ?? "",
          );
          expect(verdict.kind === "failed" ? verdict.failureClass : verdict.kind).toBe(expected);
        },
      );
    }
  }

  test("references hold, and tests that do not compile are the suite's fault", async () => {
    const whole = await load(portable, "whole.json");
    expect(await validateTasks(backend, () => functionCompletionGrader, whole)).toEqual([]);
    const broken = await load(
      [{ ...javaProblem, test: "class Main { int x = y; }" }],
      "broken.json",
    );
    expect(await validateTasks(backend, () => functionCompletionGrader, broken)).toEqual([
      {
        taskKey: "MBJP/1",
        reason: expect.stringContaining("its tests are broken: they do not compile"),
      },
    ]);
  });
});
