import { DomainError } from "../errors";
import { packagesFor } from "./package-allowlist";
import type { SuiteDefinition } from "./suite-definition";

/**
 * Test programs may import their language's standard library with its test framework, and nothing holds
 * them to a list: a suite that asks for such programs in a language has no list for it.
 * @throws DomainError bad-input otherwise, with the first such task.
 */
export function requireRunnableTests({
  packages,
  tasks,
}: Pick<SuiteDefinition, "packages" | "tasks">): void {
  const listed = tasks.find(
    ({ testPlan, language }) =>
      testPlan.kind === "tests" && packagesFor(packages, language) !== null,
  );
  if (listed === undefined) return;
  const { taskKey, language } = listed;
  throw new DomainError(
    "bad-input",
    `packages.${language}: ${taskKey} asks for tests, which may import the standard library alone: leave ${language} out of the list`,
  );
}
