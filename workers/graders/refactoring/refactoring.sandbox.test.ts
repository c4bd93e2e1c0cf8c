import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultLimits } from "../../../lib/core/suite/default-limits";
import type { ParsedLanguage } from "../../../lib/core/syntax/parsed-source";
import { executeSteps } from "../../jobs/execute-steps";
import {
  type BubblewrapBackend,
  missingForSandbox,
  openBubblewrapBackend,
} from "../../sandbox/bubblewrap-backend";
import { sandboxTestHome } from "../../sandbox/test-support/sandbox-test-home";
import { openParser } from "../../syntax/open-parser";
import { openGraders } from "../graders";
import { makeFeeTask } from "./test-support/fee-task";
import { refactoredFunctions } from "./test-support/refactored-functions";

const limits = { ...defaultLimits, cpuMsPerTest: 1_000, wallMsPerTest: 30_000 };
const parse = await openParser();
const grader = (await openGraders())("refactoring");
const goals = ["cyclomatic", "nesting", "functionLines", "duplicatedLines"];
/** Cases of the task, before its goals. */
const behaviours = 9;

describe.skipIf(missingForSandbox().length > 0)("refactorings that are executed", () => {
  let backend: BubblewrapBackend;
  beforeAll(async () => {
    backend = await openBubblewrapBackend({ home: sandboxTestHome, slots: 2 });
  }, 300_000);
  afterAll(async () => {
    await backend?.close();
  });

  /** The rule of the form that is broken; else the verdict, and the goals and cases that failed. */
  async function grade(language: ParsedLanguage, submission: string) {
    const task = makeFeeTask(parse, language);
    const fault = grader.checkFormat(task, submission);
    if (fault !== null) return [fault.rule];
    const plans = grader.plan(task, submission);
    const { results } = await executeSteps(backend, language, limits, plans, null);
    const { verdict, cases } = grader.judge(task, results, submission);
    const failed = cases.filter(({ outcome }) => outcome !== "passed").map(({ index }) => index);
    const word = verdict.kind === "failed" ? verdict.failureClass : verdict.kind;
    return [word, ...failed.map((index) => goals[index - behaviours] ?? index)];
  }

  describe.each(["python", "javascript", "java"] as const)("in %s", (language) => {
    const { honest, changed, cheats } = refactoredFunctions[language];

    test.each(Object.entries(honest))("pass by %s", async (_what, submission) => {
      expect(await grade(language, submission)).toEqual(["passed"]);
    });

    test("fail where an edge case moved", async () => {
      // 20, 20 and 100 grams of a letter and 2,000 of a parcel lie at an edge.
      expect(await grade(language, changed)).toEqual(["wrong_answer", 0, 1, 3, 5]);
    });

    test.each(cheats)("fail by %s", async (_what, submission, [first = "", ...rest]) => {
      const form = !goals.includes(first);
      const expected = form ? [first] : ["wrong_answer", first, ...rest];
      expect(await grade(language, submission)).toEqual(expected);
    });
  });
});
