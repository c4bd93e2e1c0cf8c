import type { CallCase, TestPlan } from "../../lib/core/scoring/test-plan";
import type { TaskDefinition } from "../../lib/core/suite/suite-definition";
import { formatWire } from "../../lib/core/values/format-wire";
import type { Visibility } from "../../lib/core/vocabulary";

/** What stands in a seeded board's private parts and nowhere else: whoever reads one has found a leak. */
export const seedCanaries = [
  "seed-canary-input",
  "seed-canary-expectation",
  "seed-canary-reference",
  "seed-canary-fault",
] as const;

const [inputCanary, expectationCanary, referenceCanary, faultCanary] = seedCanaries;

/**
 * A task of a pool for a seeded board, where nothing is executed: of its calls the first public and the first
 * hidden one, the hidden one, its reference and its faults with a canary each.
 */
export function plantCanaries(task: TaskDefinition): TaskDefinition {
  const { taskKey, referenceSolution } = task;
  const comment = task.language === "python" ? "#" : "//";
  const mark = (text: string, canary: string) => `${text}\n${comment} ${canary} ${taskKey}\n`;
  return {
    ...task,
    testPlan: plantPlan(task.testPlan, taskKey),
    referenceSolution: referenceSolution === null ? null : mark(referenceSolution, referenceCanary),
    plantedFaults: task.plantedFaults.map((fault) => mark(fault, faultCanary)),
  };
}

function plantPlan(plan: TestPlan, taskKey: string): TestPlan {
  if (!("cases" in plan)) return plan;
  const first = (visibility: Visibility) =>
    plan.cases.find((testCase) => testCase.visibility === visibility);
  const shown = first("public");
  const cases = shown === undefined ? [] : [shown];
  return { ...plan, cases: first("hidden") ? [...cases, hiddenCase(taskKey)] : cases };
}

function hiddenCase(taskKey: string): CallCase {
  const text = (value: string) => ({ kind: "string" as const, value: `${value} ${taskKey}` });
  return {
    visibility: "hidden",
    args: formatWire({ kind: "tuple", items: [text(inputCanary)] }),
    expectation: { kind: "equal", value: formatWire(text(expectationCanary)) },
  };
}
