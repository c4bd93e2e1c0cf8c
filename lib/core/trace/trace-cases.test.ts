import { describe, expect, test } from "vitest";
import type { CaseResult } from "../ports/grader";
import type { CallCase, Expectation, TestPlan } from "../scoring/test-plan";
import { formatWire } from "../values/format-wire";
import { traceCaseSchema } from "./trace";
import { traceCases } from "./trace-cases";

const wire = (text: string) => formatWire({ kind: "string", value: text });
const args = (text: string) =>
  formatWire({ kind: "tuple", items: [{ kind: "string", value: text }] });

function plannedCase(visibility: CallCase["visibility"], name: string): CallCase {
  return {
    visibility,
    args: args(`${name}-input`),
    expectation: { kind: "equal", value: wire(`${name}-expected`) },
  };
}

function result(index: number, visibility: CallCase["visibility"], name: string): CaseResult {
  return {
    index,
    visibility,
    outcome: "failed",
    failureClass: "wrong_answer",
    cpuMs: 7,
    returned: `${name}-returned`,
    error: `${name}-error`,
  };
}

const plan: TestPlan = {
  kind: "calls",
  cases: [plannedCase("hidden", "canary"), plannedCase("public", "shown")],
};
const bare = { outcome: "failed", failureClass: "wrong_answer", cpuMs: 7 };

describe("the cases of a trace", () => {
  test("of a hidden case only outcome, class and time are told", () => {
    const cases = traceCases("python", plan, [
      result(0, "hidden", "canary"),
      result(1, "public", "shown"),
    ]);
    expect(JSON.stringify(cases)).not.toContain("canary");
    expect(cases[0]).toEqual({ index: 0, visibility: "hidden", ...bare });
  });

  test("of a public case input, expectation, answer and error are told", () => {
    const cases = traceCases("python", plan, [result(1, "public", "shown")]);
    expect(cases).toEqual([
      {
        index: 1,
        visibility: "public",
        ...bare,
        input: '("shown-input",)',
        expected: '"shown-expected"',
        returned: "shown-returned",
        error: "shown-error",
      },
    ]);
    expect(traceCaseSchema.array().parse(cases)).toEqual(cases);
  });

  test("a result that calls a hidden case public stays bare", () => {
    const cases = traceCases("python", plan, [result(0, "public", "canary")]);
    expect(JSON.stringify(cases)).not.toContain("canary");
    expect(cases).toEqual([{ index: 0, visibility: "public", ...bare }]);
  });

  test("a result that calls a public case hidden stays bare", () => {
    const [only] = traceCases("python", plan, [result(1, "hidden", "shown")]);
    expect(only).toEqual({ index: 1, visibility: "hidden", ...bare });
  });

  test("a result for a case that the plan does not hold stays bare", () => {
    for (const index of [-1, 2, 0.5, Number.NaN]) {
      const cases = traceCases("python", plan, [result(index, "public", "canary")]);
      expect(JSON.stringify(cases)).not.toContain("canary");
    }
  });

  test("tests that are checked as a whole are never told, whatever their visibility", () => {
    for (const visibility of ["public", "hidden"] as const) {
      const whole: TestPlan = { kind: "checker", source: "def check(f): canary()", visibility };
      const cases = traceCases("python", whole, [result(0, "public", "canary")]);
      expect(JSON.stringify(cases)).not.toContain("canary");
    }
  });

  test.each<[Expectation, string]>([
    [{ kind: "equal", value: '["i","5"]' }, "5"],
    [{ kind: "identical", value: "null" }, "is None"],
    [{ kind: "truthy", expected: true }, "a true value"],
    [{ kind: "truthy", expected: false }, "a false value"],
    [{ kind: "close", value: '["f","0.5"]', tolerance: "1e-06" }, "within 1e-06 of 0.5"],
    [{ kind: "equal-as-tuple", value: '["t",["i","5"]]' }, "as a tuple: (5,)"],
  ])("the expectation %j is told as %s", (expectation, words) => {
    const shown: TestPlan = {
      kind: "calls",
      cases: [{ visibility: "public", args: '["t"]', expectation }],
    };
    const [only] = traceCases("python", shown, [result(0, "public", "shown")]);
    expect(only?.expected).toBe(words);
  });

  test("a rule that the statement names is told with what came of it, and no hidden one is", () => {
    const documented: TestPlan = {
      kind: "documentation",
      code: "def canary(): pass",
      parameters: ["a"],
      errors: ["`a` is empty"],
      faults: ["canary"],
    };
    const cases = traceCases(
      "python",
      documented,
      [0, 1, 2, 3, 4, 5].map((index) => result(index, index < 5 ? "public" : "hidden", "told")),
    );
    expect(cases.map(({ expected }) => expected)).toEqual([
      "every parameter is described",
      "the result is described",
      "the error is described when `a` is empty",
      "as many examples as are asked for",
      "each example is true of the code",
      undefined,
    ]);
    expect(cases[4]).toMatchObject({ returned: "told-returned", error: "told-error" });
    expect(cases[5]).toEqual({ index: 5, visibility: "hidden", ...bare });
    const [surplus] = traceCases("python", documented, [result(5, "public", "canary")]);
    expect(surplus).toEqual({ index: 5, visibility: "public", ...bare });
    expect(JSON.stringify(cases)).not.toContain("canary");
  });

  test("the goals of a refactoring stand behind its cases, which stay as they are", () => {
    const refactored: TestPlan = {
      kind: "refactoring",
      original: "canary",
      goals: {
        maxCyclomatic: 5,
        maxNesting: 2,
        maxFunctionLines: 20,
        maxDuplicatedLines: 0,
        keepNames: [],
      },
      cases: [plannedCase("hidden", "canary"), plannedCase("public", "shown")],
    };
    const cases = traceCases("python", refactored, [
      result(0, "hidden", "canary"),
      result(1, "public", "shown"),
      ...[2, 3, 4, 5, 6].map((index) => result(index, "public", "goal")),
    ]);
    expect(cases.map(({ expected }) => expected)).toEqual([
      undefined,
      '"shown-expected"',
      "cyclomatic complexity of at most 5",
      "nesting of at most 2",
      "functions of at most 20 lines",
      "at most 0 duplicated lines",
      undefined,
    ]);
    expect(JSON.stringify(cases)).not.toContain("canary");
  });

  test("long texts of a public case are cut with their length", () => {
    const long: TestPlan = {
      kind: "calls",
      cases: [
        {
          visibility: "public",
          args: args("x".repeat(5_000)),
          expectation: { kind: "equal", value: wire("y".repeat(5_000)) },
        },
      ],
    };
    const cases = traceCases("python", long, [
      { ...result(0, "public", "shown"), returned: "r".repeat(2_001), error: "e".repeat(2_000) },
    ]);
    expect(cases[0]?.input).toBe(`("${"x".repeat(1_998)}… (5005 characters)`);
    expect(cases[0]?.expected).toBe(`"${"y".repeat(1_999)}… (5002 characters)`);
    expect(cases[0]?.returned).toBe(`${"r".repeat(2_000)}… (2001 characters)`);
    expect(cases[0]?.error).toBe("e".repeat(2_000));
  });
});
