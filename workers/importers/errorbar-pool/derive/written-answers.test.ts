import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { extractSubmission } from "../../../../lib/core/extraction/extract-submission";
import type { GradedTask } from "../../../../lib/core/ports/grader";
import type { TaskDefinition } from "../../../../lib/core/suite/suite-definition";
import { documentationGrader } from "../../../graders/documentation-generation/grader";
import { functionCompletionGrader } from "../../../graders/function-completion/grader";
import { refactoringGrader } from "../../../graders/refactoring/grader";
import { openParser } from "../../../syntax/open-parser";
import { readPool } from "../read-pool";
import { writePoolFixture } from "../write-pool-fixture";

const parse = await openParser();
const graders = {
  "documentation-generation": documentationGrader(parse),
  refactoring: refactoringGrader(parse, functionCompletionGrader),
};
let pool: string;
let tasks: TaskDefinition[];

beforeAll(async () => {
  pool = mkdtempSync(join(tmpdir(), "errorbar-written-"));
  writePoolFixture(pool, ["count-steps"]);
  ({ tasks } = await readPool(pool));
});
afterAll(() => rmSync(pool, { recursive: true, force: true }));

function find(category: string, language: string) {
  const key = `count-steps/${category}/${language}`;
  const task = tasks.find(({ taskKey }) => taskKey === key);
  if (task?.referenceSolution == null) throw new Error(`no task ${key}`);
  const graded: GradedTask = { ...task, equality: "typed" };
  return { task, graded, reference: task.referenceSolution };
}

describe.each(["python", "javascript", "java"] as const)("in %s", (language) => {
  test.each(["documentation-generation", "refactoring"] as const)(
    "the reference of %s is of the form and is read whole out of a chat answer",
    (category) => {
      const { task, graded, reference } = find(category, language);
      const completion = `Here it is:\n\n\`\`\`\n${reference}\`\`\`\n`;
      expect(extractSubmission({ ...task, completion }).source).toBe(reference);
      expect(graders[category].checkFormat(graded, reference)).toBeNull();
    },
  );

  test("the documented reference has the cases that are its examples, and each planted fault differs", () => {
    const { graded, task, reference } = find("documentation-generation", language);
    const [plan] = graders["documentation-generation"].plan(graded, reference);
    expect(plan?.kind === "calls" && plan.calls.length).toBe(20);
    expect(new Set(task.plantedFaults).size).toBe(task.plantedFaults.length);
    expect(task.plantedFaults.length).toBeGreaterThanOrEqual(3);
  });

  test("the tangled program is the first planted fault of its refactoring", () => {
    const { task, graded } = find("refactoring", language);
    const [tangled = ""] = task.plantedFaults;
    expect(graders.refactoring.checkFormat(graded, tangled)).toBeNull();
    const result = {
      kind: "calls" as const,
      load: { kind: "loaded" as const, cpuMs: 0 },
      steps: [],
    };
    const { cases } = graders.refactoring.judge(graded, [result], tangled);
    const goals = cases.slice(-4).filter(({ outcome }) => outcome === "failed");
    expect(goals.length).toBeGreaterThanOrEqual(2);
  });

  test("prompts show what is asked for, and no hidden case", () => {
    const { task } = find("documentation-generation", language);
    expect(task.prompt.split("\n").every((line) => line === "" || /^(#|\/\/)/.test(line))).toBe(
      true,
    );
    expect(task.prompt).not.toContain("plain-");
    expect(find("unit-test-writing", language).task.prompt).toContain(
      {
        python: "from solution import count_steps",
        javascript: "./solution.js",
        java: "Solution.countSteps",
      }[language],
    );
  });
});
