import { expect, test } from "vitest";
import type { TestPlan } from "../../../lib/core/scoring/test-plan";
import { countExecutions } from "./count-executions";

const calls: TestPlan = { kind: "calls", cases: [] };
const words = { code: "", parameters: [], errors: [], faults: ["a", "b", "c"] };
const documentation: TestPlan = { kind: "documentation", ...words };
const tests: TestPlan = { kind: "tests", reference: "", second: "", faults: ["a", "b"] };

test("a called function is one execution, however many cases there are", () => {
  expect(countExecutions(calls, ["passed", "passed", "failed"])).toBe(1);
});

test("documentation is tried on the code and each faulty program, if it has enough examples", () => {
  expect(countExecutions(documentation, ["passed", "passed", "failed", "not_run"])).toBe(4);
  expect(countExecutions(documentation, ["passed", "failed", "not_run", "not_run"])).toBe(1);
});

test("a test program takes two sandboxes a subject, up to the first that comes out wrong", () => {
  // Three trials on the reference, one on the second solution, one on each fault.
  expect(countExecutions(tests, ["passed", "passed", "passed", "passed"])).toBe(12);
  expect(countExecutions(tests, ["passed", "passed", "failed", "not_run"])).toBe(10);
  expect(countExecutions(tests, ["failed", "not_run", "not_run", "not_run"])).toBe(2);
});
