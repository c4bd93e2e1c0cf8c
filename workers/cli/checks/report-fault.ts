import { DomainError } from "../../../lib/core/errors";
import type { CheckResult } from "./check-result";

const remedy =
  "see that memory, processes and disk space are free, and run errorbar doctor once more";

/** What a check finds, or one row that says what broke it: `doctor` reports and never stops half way. */
export async function reportFault(
  name: string,
  check: () => Promise<CheckResult[]>,
): Promise<CheckResult[]> {
  try {
    return await check();
  } catch (error) {
    if (!isOfTheMachine(error)) throw error;
    return [{ name, state: "missing", detail: detailOf(error) }];
  }
}

/** What the sandbox reports, and what the system's calls do; anything else is a mistake of this program. */
function isOfTheMachine(error: unknown): error is Error {
  return error instanceof DomainError || (error instanceof Error && "syscall" in error);
}

/** An environment error states its remedy itself; the cause of a fault is what the sandbox said. */
function detailOf(error: Error): string {
  if (error instanceof DomainError && error.code === "environment") return error.message;
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
  return `${error.message}${cause}: ${remedy}`;
}
