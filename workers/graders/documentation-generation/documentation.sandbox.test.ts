import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { GradedTask } from "../../../lib/core/ports/grader";
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
import { documentationGrader } from "./grader";
import type { Documented } from "./test-support/documented";
import { documentedFunctions } from "./test-support/documented-functions";

const languages = ["python", "javascript", "java"] as const;
const limits = { ...defaultLimits, cpuMsPerTest: 500, wallMsPerTest: 30_000 };
const grader = documentationGrader(await openParser());

describe.skipIf(missingForSandbox().length > 0)("documentation", () => {
  let backend: BubblewrapBackend;
  beforeAll(async () => {
    backend = await openBubblewrapBackend({ home: sandboxTestHome, slots: 2 });
  }, 300_000);
  afterAll(async () => {
    await backend?.close();
  });

  /** The verdict, or the rule of the form that is broken, and which cases failed. */
  async function grade(language: ParsedLanguage, submission: string, mostFaults = 4) {
    const { code, faults } = documentedFunctions[language];
    const task: GradedTask = {
      language,
      entryPoint: "share",
      prompt: "",
      equality: "typed",
      testPlan: {
        kind: "documentation",
        code,
        parameters: ["total", "parts"],
        errors: ["`parts` is below 1"],
        faults: faults.slice(-mostFaults),
      },
    };
    const fault = grader.checkFormat(task, submission);
    if (fault !== null) return [fault.rule];
    const { results } = await executeSteps(
      backend,
      language,
      limits,
      grader.plan(task, submission),
      null,
    );
    const { verdict, cases } = grader.judge(task, results, submission);
    const failed = cases
      .filter(({ outcome }) => outcome === "failed")
      .map(({ index }) => names[index]);
    expect(verdict.kind === "passed").toBe(failed.length === 0);
    return failed;
  }

  for (const language of languages) {
    const { honest, cheats } = documentedFunctions[language] satisfies Documented;

    test.each(Object.entries(honest))(`in ${language}, %s passes`, async (_what, submission) => {
      expect(await grade(language, submission)).toEqual([]);
    });

    test.each(cheats.filter(isExecuted))(
      `in ${language}, %s fails`,
      async (_what, submission, expected) => {
        // Two faults are enough for a cheat.
        expect(await grade(language, submission, 2)).toEqual(expected);
      },
    );
  }
});

/** The others are refused by their form: documentation.test.ts has them. */
function isExecuted([, , [first = ""]]: Documented["cheats"][number]): boolean {
  return names.includes(first);
}

/** The test cases of a function with one error, in order. */
const names = ["parameters", "result", "error", "examples", "truth", "faults"];
