import { DomainError } from "../../lib/core/errors";
import { withoutRuntime } from "../../lib/core/suite/runtime-languages";
import type { Language } from "../../lib/core/vocabulary";

/**
 * Refuses a suite with tests that nothing here can run.
 * @throws DomainError environment naming the languages that have no runtime yet.
 */
export function requireRuntime(suiteId: string, tasks: { language: Language }[]): void {
  const missing = languagesWithoutRuntime(tasks);
  if (missing.length === 0) return;
  throw new DomainError(
    "environment",
    `the suite ${suiteId} needs a ${missing.join(" and a ")} runtime, which this version does not have: its answers can't be graded yet`,
  );
}

/** Languages of tasks whose tests are kept for a runtime that a later version brings. */
export function languagesWithoutRuntime(tasks: { language: Language }[]): Language[] {
  return withoutRuntime([...new Set(tasks.map(({ language }) => language))]);
}
