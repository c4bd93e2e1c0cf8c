import { expect, test } from "vitest";
import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import type { GradableSuite } from "../../db/repositories/suite-revision";
import type { SandboxBackend } from "../../lib/core/ports/sandbox";
import { unitTestGrader } from "../graders/unit-test-writing/grader";
import { gradeSubmission } from "./grade-submission";

test("what is not of its category's form fails by a rule that is told, and no sandbox is asked", async () => {
  const task = {
    category: "unit-test-writing",
    language: "python",
    entryPoint: "f",
    prompt: "",
    testPlan: { kind: "tests", reference: "", second: "", faults: [] },
  };
  const graded = await gradeSubmission(
    {} as SandboxBackend,
    {
      suite: { equality: "typed", packages: null } as unknown as GradableSuite,
      graderFor: () => unitTestGrader,
    },
    task as unknown as SuiteTask,
    "assert f(1) == 2\n",
  );
  expect(graded).toEqual({
    verdict: { kind: "failed", failureClass: "format" },
    cases: [],
    executed: null,
    formatFault: { rule: "test-program", detail: "there is no test in it, as python marks them" },
  });
});
