import { expect, test } from "vitest";
import type { Trace } from "../../lib/core/trace/trace";
import { wordTraceTitle } from "./trace-title";

test("a trace's title has task, verdict and model", () => {
  const trace = { taskId: "HumanEval/3", model: "gpt-4", verdict: "failed" } as Trace;
  expect(wordTraceTitle({ ...trace, failureClass: "wrong_answer" })).toBe(
    "HumanEval/3 failed: wrong answer, gpt-4",
  );
  expect(wordTraceTitle({ ...trace, verdict: "passed", failureClass: null })).toBe(
    "HumanEval/3 passed, gpt-4",
  );
});
