import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CallCase, Expectation, TestPlan } from "../../lib/core/scoring/test-plan";
import { defaultLimits } from "../../lib/core/suite/default-limits";
import type { PublishedTests } from "../../lib/core/suite/published-task";
import { functionCompletionGrader } from "../graders/function-completion/grader";
import { toTestPlan } from "../importers/to-test-plan";
import {
  type BubblewrapBackend,
  missingForSandbox,
  openBubblewrapBackend,
} from "../sandbox/bubblewrap-backend";
import { analyseTests } from "./analyse-tests";
import { executeSteps } from "./execute-steps";

const limits = { ...defaultLimits, wallMsPerTest: 30_000 };
const node =
  "class Node:\n    def __init__(self, value):\n        self.value = value\n        self.next = None\n";
const length = "def length(node):\n    return 1 + length(node.next) if node else 0\n";

describe.skipIf(missingForSandbox().length > 0)("values that only the candidate can make", () => {
  let home: string;
  let backend: BubblewrapBackend;
  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), "errorbar-own-classes-"));
    backend = await openBubblewrapBackend({ home, slots: 2 });
  });
  afterAll(async () => {
    await backend?.close();
    rmSync(home, { recursive: true, force: true });
  });

  async function grade(testPlan: TestPlan, entryPoint: string, source: string) {
    const language = "python" as const;
    const task = { language, entryPoint, prompt: "", equality: "python" as const, testPlan };
    const plans = functionCompletionGrader.plan(task, source);
    const { results } = await executeSteps(backend, "python", limits, plans, null);
    return functionCompletionGrader.judge(task, results, source).verdict;
  }

  async function planOf(setup: string, ...sources: string[]): Promise<TestPlan> {
    const asserts = sources.map((source) => ({ source, visibility: "hidden" as const }));
    const tests: PublishedTests = { kind: "asserts", setup, asserts };
    const [analysis] = await analyseTests(backend, [{ entryPoint: "length", prompt: "", tests }]);
    return toTestPlan(tests, analysis);
  }

  test("arguments of the candidate's own class are made in its process", async () => {
    const plan = await planOf(
      "root = Node(1)\nroot.next = Node(2)",
      "assert length(root) == 2",
      "assert length(Node(5)) == 1",
      "assert length(None) == 0",
    );
    expect(plan).toMatchObject({
      kind: "calls",
      setup: "root = Node(1)\nroot.next = Node(2)",
      cases: [{ argsSource: "(root,)" }, { argsSource: "(Node(5),)" }, { args: '["t",null]' }],
    });
    expect(JSON.stringify(plan)).not.toContain("== 2");
    expect(await grade(plan, "length", node + length)).toEqual({ kind: "passed" });
    const wrong = `${node}def length(node):\n    return 2\n`;
    expect(await grade(plan, "length", wrong)).toEqual({
      kind: "failed",
      failureClass: "wrong_answer",
    });
    // As in Python: without the class, the tests can't be set up.
    expect(await grade(plan, "length", length)).toEqual({
      kind: "failed",
      failureClass: "runtime_error",
    });
  });

  test("an expectation that needs the setup keeps the tests whole, and outside", async () => {
    const plan = await planOf("root = Node(1)\nsize = 1", "assert length(root) == size");
    expect(plan.kind).toBe("checker");
  });

  const views: [name: string, expectation: Expectation, body: string, passes: boolean][] = [
    ["a match is true", { kind: "truthy", expected: true }, "re.search('a', 'a')", true],
    [
      "an object with a length of 0 is false",
      { kind: "truthy", expected: false },
      "range(0)",
      true,
    ],
    [
      "a generator is a set",
      { kind: "equal-as-set", value: '["s",["i","1"]]' },
      "(1 for _ in 'ab')",
      true,
    ],
    ["a map is a tuple", { kind: "equal-as-tuple", value: '["t","a"]' }, "map(str, 'a')", true],
    ["a text is a number", { kind: "equal-as-int", value: '["i","35"]' }, "' 3_5 '", true],
    ["35.9 is 35 as a whole number", { kind: "equal-as-int", value: '["i","35"]' }, "35.9", true],
    ["None is no number", { kind: "equal-as-int", value: '["i","0"]' }, "None", false],
    ["an object equals nothing", { kind: "equal", value: '["l"]' }, "range(0)", false],
  ];
  test.each(views)("%s", async (_, expectation, body, passes) => {
    const cases: CallCase[] = [{ visibility: "hidden", args: '["t"]', expectation }];
    const source = `import re\ndef f():\n    return ${body}\n`;
    const verdict = await grade({ kind: "calls", cases }, "f", source);
    expect(verdict.kind).toBe(passes ? "passed" : "failed");
  });
});
