import { describe, expect, test } from "vitest";
import { exitReasons } from "../ports/sandbox";
import { failureClasses } from "../vocabulary";
import { classifyExit, classifyStep, leadingFailureClass } from "./classify-step";
import type { StepResult } from "./execution";

const cpuMs = 1;

describe("the class of a failure", () => {
  test.each<[StepResult, string | null]>([
    [{ kind: "loaded", cpuMs }, null],
    [{ kind: "returned", value: { kind: "none" }, cpuMs }, null],
    [{ kind: "syntax-error", detail: "", cpuMs }, "syntax"],
    [{ kind: "unbound", detail: "", cpuMs }, "format"],
    [{ kind: "raised", detail: "", cpuMs }, "runtime_error"],
    [{ kind: "exit-requested", cpuMs }, "no_result"],
    [{ kind: "out-of-memory", cpuMs }, "memory_limit"],
    [{ kind: "reply-too-large", cpuMs }, "output_limit"],
    [{ kind: "violated-protocol", cpuMs }, "protocol_violation"],
    [{ kind: "ended", reason: "cpu-limit", cpuMs }, "cpu_timeout"],
    [{ kind: "ended", reason: "wall-limit", cpuMs }, "wall_timeout"],
  ])("of the step %j is %s", (step, expected) => {
    expect(classifyStep(step)).toBe(expected);
  });

  test("no way of ending before an answer passes, not even a clean one", () => {
    for (const reason of exitReasons) expect(failureClasses).toContain(classifyExit(reason));
    expect(classifyExit("completed")).toBe("no_result");
    expect(classifyExit("exited")).toBe("no_result");
  });

  test("one class speaks for several cases, whatever their order: the gravest", () => {
    expect(leadingFailureClass(["wrong_answer", "runtime_error"])).toBe("runtime_error");
    expect(leadingFailureClass(["runtime_error", "cpu_timeout", "wrong_answer"])).toBe(
      "cpu_timeout",
    );
    expect(leadingFailureClass([])).toBeNull();
  });

  test("every class can speak for a candidate", () => {
    for (const one of failureClasses) expect(leadingFailureClass([one])).toBe(one);
  });
});
