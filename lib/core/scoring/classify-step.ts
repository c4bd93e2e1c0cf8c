import { assertNever } from "../assert-never";
import type { ExitReason } from "../ports/sandbox";
import type { FailureClass } from "../vocabulary";
import type { StepResult } from "./execution";

/** Failure class of a step that did not do what it should; null when it loaded or returned. */
export function classifyStep(step: StepResult): FailureClass | null {
  switch (step.kind) {
    case "loaded":
    case "returned":
      return null;
    case "syntax-error":
      return "syntax";
    case "unbound":
      return "format";
    case "raised":
      return "runtime_error";
    case "import-refused":
      return "policy";
    case "exit-requested":
      return "no_result";
    case "out-of-memory":
      return "memory_limit";
    case "reply-too-large":
      return "output_limit";
    case "violated-protocol":
      return "protocol_violation";
    case "ended":
      return classifyExit(step.reason);
    default:
      return assertNever(step);
  }
}

/** Failure class of a process that ended before it answered. */
export function classifyExit(reason: ExitReason): FailureClass {
  switch (reason) {
    case "cpu-limit":
      return "cpu_timeout";
    case "wall-limit":
      return "wall_timeout";
    case "memory-limit":
      return "memory_limit";
    case "output-limit":
      return "output_limit";
    case "protocol-violation":
      return "protocol_violation";
    case "policy-violation":
      return "policy";
    case "signalled":
      return "runtime_error";
    case "completed":
    case "exited":
    case "lost":
      return "no_result";
    default:
      return assertNever(reason);
  }
}

/** Which class speaks for a candidate whose cases failed in several ways: the first of these. */
const precedence: readonly FailureClass[] = [
  "format",
  "syntax",
  "policy",
  "cpu_timeout",
  "wall_timeout",
  "output_limit",
  "memory_limit",
  "protocol_violation",
  "runtime_error",
  "no_result",
  "wrong_answer",
];

/** The class that names a verdict where tests failed in several ways; null when none did. */
export function leadingFailureClass(classes: FailureClass[]): FailureClass | null {
  return precedence.find((candidate) => classes.includes(candidate)) ?? null;
}
