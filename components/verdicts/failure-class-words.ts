import { assertNever } from "../../lib/core/assert-never";
import type { FailureClass, InfrastructureFault, VerdictKind } from "../../lib/core/vocabulary";

/** Why a candidate failed, in the reader's words. The slug stays visible beside them. */
export const failureClassWords: Record<FailureClass, string> = {
  format: "the answer is not in the form asked for",
  syntax: "the code does not parse",
  wrong_answer: "wrong answer",
  runtime_error: "raised an error",
  cpu_timeout: "used up its CPU time",
  wall_timeout: "ran into the wall-clock backstop",
  memory_limit: "used up its memory",
  output_limit: "printed too much",
  policy: "tried a forbidden import or system call",
  protocol_violation: "broke the result protocol",
  no_result: "ended without a result",
};

/** What went wrong with the machine or the suite, not with the candidate. */
export const faultWords: Record<InfrastructureFault, string> = {
  "sandbox-start": "the sandbox did not start",
  "sandbox-lost": "the sandbox was lost",
  "host-saturated": "the host was saturated",
  "tests-broken": "the suite's own tests are broken",
};

/** A verdict in words: "passed", "failed: wrong answer", "voided". */
export function wordVerdict(verdict: VerdictKind, failureClass: FailureClass | null): string {
  switch (verdict) {
    case "passed":
      return "passed";
    case "failed":
      return failureClass ? `failed: ${failureClassWords[failureClass]}` : "failed";
    case "voided":
      return "voided";
    default:
      return assertNever(verdict);
  }
}
