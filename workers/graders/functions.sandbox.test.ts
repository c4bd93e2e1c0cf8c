import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { extractSubmission } from "../../lib/core/extraction/extract-submission";
import type { GraderFor } from "../../lib/core/ports/grader";
import { defaultLimits } from "../../lib/core/suite/default-limits";
import { executeSteps } from "../jobs/execute-steps";
import {
  type BubblewrapBackend,
  missingForSandbox,
  openBubblewrapBackend,
} from "../sandbox/bubblewrap-backend";
import { sandboxTestHome } from "../sandbox/test-support/sandbox-test-home";
import { openGraders } from "./graders";
import { cheatsOf, honestAnswers, slowAnswer } from "./test-support/pairs-answers";
import {
  type FunctionCategory,
  functionCategories,
  makePairsTask,
  type PairsLanguage,
} from "./test-support/pairs-task";

const limits = { ...defaultLimits, cpuMsPerTest: 500, wallMsPerTest: 20_000 };

describe.skipIf(missingForSandbox().length > 0)("a function", () => {
  let backend: BubblewrapBackend;
  let graderFor: GraderFor;
  beforeAll(async () => {
    backend = await openBubblewrapBackend({ home: sandboxTestHome, slots: 2 });
    graderFor = await openGraders();
  }, 300_000);
  afterAll(() => backend?.close());

  async function grade(category: FunctionCategory, language: PairsLanguage, answer: string) {
    const task = makePairsTask(category, language);
    const { source } = extractSubmission({ ...task, completion: answer });
    const grader = graderFor(category);
    if (source === null || grader.checkFormat(task, source)) return "format";
    const plans = grader.plan(task, source);
    const { results } = await executeSteps(backend, language, limits, plans, null);
    const { verdict } = grader.judge(task, results, source);
    return verdict.kind === "failed" ? verdict.failureClass : verdict.kind;
  }

  describe.each(functionCategories)("of %s", (category) => {
    test.each(honestAnswers)("passes by %s", async (_what, language, answer) => {
      expect(await grade(category, language, answer)).toBe("passed");
    });

    test.each(cheatsOf[category])("is not had by %s", async (_what, language, answer, failure) => {
      expect(await grade(category, language, answer)).toBe(failure);
    });
  });

  test("that is slow corrects a fault all the same", async () => {
    expect(await grade("bug-fixing", "python", slowAnswer)).toBe("passed");
  });
});
