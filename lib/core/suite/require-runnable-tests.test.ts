import { expect, test } from "vitest";
import type { Language } from "../vocabulary";
import type { PackageAllowlist } from "./package-allowlist";
import { requireRunnableTests } from "./require-runnable-tests";
import type { TaskDefinition } from "./suite-definition";

const task = (language: Language, kind: "tests" | "calls"): TaskDefinition => ({
  taskKey: `pairs/${kind}/${language}`,
  baseId: "pairs",
  category: kind === "tests" ? "unit-test-writing" : "function-completion",
  tier: 1,
  language,
  entryPoint: "pairs",
  prompt: "",
  testPlan:
    kind === "tests" ? { kind, reference: "", second: "", faults: [] } : { kind, cases: [] },
  referenceSolution: null,
  plantedFaults: [],
});
const tasks = [task("python", "calls"), task("java", "tests")];
const check = (packages: PackageAllowlist | null) => () =>
  requireRunnableTests({ packages, tasks });

test("a list for a language in which tests are asked for is refused, with the task and the remedy", () => {
  expect(check({ java: ["java.util"] })).toThrow(
    "packages.java: pairs/tests/java asks for tests, which may import the standard library alone: leave java out of the list",
  );
  expect(check({ java: [] })).toThrow(/packages\.java/);
});

test("a list for another language is none of theirs, and no list is what they need", () => {
  expect(check({ python: ["math"] })).not.toThrow();
  expect(check(null)).not.toThrow();
});
