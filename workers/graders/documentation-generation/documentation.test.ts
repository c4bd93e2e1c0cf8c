import { describe, expect, test } from "vitest";
import type { GradedTask } from "../../../lib/core/ports/grader";
import type { ExecutionResult } from "../../../lib/core/scoring/execution";
import { openParser } from "../../syntax/open-parser";
import { documentationGrader } from "./grader";
import { documentedFunctions } from "./test-support/documented-functions";

const grader = documentationGrader(await openParser());
const loaded: ExecutionResult = { kind: "calls", load: { kind: "loaded", cpuMs: 1 }, steps: [] };

describe.each(["python", "javascript", "java"] as const)("documentation in %s", (language) => {
  const { code, faults, honest, cheats } = documentedFunctions[language];
  const parameters = ["total", "parts"];
  const errors = ["`parts` is below 1"];
  const task: GradedTask = {
    language,
    entryPoint: "share",
    prompt: "",
    equality: "typed",
    testPlan: { kind: "documentation", code, parameters, errors, faults },
  };

  test.each(cheats.filter(([, , [first]]) => /-|parses/.test(first ?? "")))(
    "with %s is not of the form",
    (_what, submission, expected) => {
      expect([grader.checkFormat(task, submission)?.rule]).toEqual(expected);
    },
  );

  test.each(cheats.filter(([, , [first]]) => first === "examples"))(
    "with %s has too few or too many examples: none is executed",
    (_what, submission) => {
      expect(grader.checkFormat(task, submission)).toBeNull();
      const plans = grader.plan(task, submission);
      expect(plans).toEqual([{ kind: "calls", entryPoint: "share", source: code, calls: [] }]);
      const { verdict, cases } = grader.judge(task, [loaded], submission);
      expect(verdict).toEqual({ kind: "failed", failureClass: "wrong_answer" });
      expect(cases.map(({ outcome }) => outcome).slice(-3)).toEqual([
        "failed",
        "not_run",
        "not_run",
      ]);
    },
  );

  test("is never executed itself: only its examples' values are, on our own programs", () => {
    for (const submission of Object.values(honest)) {
      const plans = grader.plan(task, submission);
      expect(plans.map((plan) => "source" in plan && plan.source)).toEqual([code, ...faults]);
      const calls = plans.map((plan) => (plan.kind === "calls" ? plan.calls : []));
      expect(new Set(calls.map((each) => JSON.stringify(each))).size).toBe(1);
      expect(JSON.stringify(calls[0])).not.toContain("share");
    }
  });

  test("voids when our own code does not load", () => {
    const [submission = ""] = Object.values(honest);
    const load = { kind: "syntax-error", detail: "", cpuMs: 0 } as const;
    expect(grader.judge(task, [{ kind: "calls", load, steps: [] }], submission).verdict).toEqual({
      kind: "voided",
      fault: "tests-broken",
    });
  });
});
