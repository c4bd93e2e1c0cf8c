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

describe.skipIf(missingForSandbox().length > 0)("refactorings that are executed", () => {
  let backend: BubblewrapBackend;
  beforeAll(async () => {
    backend = await openBubblewrapBackend({ home: sandboxTestHome, slots: 2 });
  }, 300_000);
  afterAll(async () => {
    await backend?.close();
  });

  /** The verdict, and the cases that failed. */
  async function grade(language: ParsedLanguage, submission: string) {
    const task = makeFeeTask(parse, language);
    expect(grader.checkFormat(task, submission)).toBeNull();
    const plans = grader.plan(task, submission);
    const { results } = await executeSteps(backend, language, limits, plans);
    const { verdict, cases } = grader.judge(task, results, submission);
    const failed = cases.filter(({ outcome }) => outcome !== "passed").map(({ index }) => index);
    return [verdict.kind, ...failed];
  }

  test.each(["python", "javascript", "java"] as const)(
    "in %s honest ones pass, and one that moves an edge case or a goal fails",
    async (language) => {
      const { honest, changed, tangled } = refactoredFunctions[language];
      for (const submission of Object.values(honest)) {
        expect(await grade(language, submission)).toEqual(["passed"]);
      }
      // 20, 20 and 100 grams of a letter and 2,000 of a parcel lie at an edge.
      expect(await grade(language, changed)).toEqual(["failed", 0, 1, 3, 5]);
      expect(await grade(language, tangled)).toEqual(["failed", 9, 10, 11, 12]);
    },
  );
});
