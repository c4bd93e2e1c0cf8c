import { DomainError } from "../../lib/core/errors";
import type { TestPlan } from "../../lib/core/scoring/test-plan";
import type { Language } from "../../lib/core/vocabulary";

/**
 * Refuses a suite with tests that nothing here can run.
 * @throws DomainError environment naming the languages that have no runtime yet.
 */
export function requireRuntime(
  suiteId: string,
  tasks: { language: Language; testPlan: TestPlan }[],
): void {
  const missing = languagesWithoutRuntime(tasks);
  if (missing.length === 0) return;
  throw new DomainError(
    "environment",
    `the suite ${suiteId} needs a ${missing.join(" and a ")} runtime, which this version does not have: its answers can't be graded yet`,
  );
}

/** Languages whose test programs are kept for a runtime that a later version brings. */
export function languagesWithoutRuntime(
  tasks: { language: Language; testPlan: TestPlan }[],
): Language[] {
  const programs = tasks.filter(({ testPlan }) => testPlan.kind === "program");
  return [...new Set(programs.map(({ language }) => language))];
}
