import { assertNever } from "../../lib/core/assert-never";
import type { ChecklistGroup } from "../../lib/core/protocol/checklist";
import { wordField } from "./manifest-words";

/** A part of the checklist in words. */
export function wordChecklistGroup(group: ChecklistGroup): string {
  switch (group) {
    case "model":
      return "Model";
    case "harness":
      return "Harness";
    case "budget":
      return "Budget";
    case "metric":
      return "Metric";
    case "artifacts":
      return "Artifacts";
    default:
      return assertNever(group);
  }
}

const itemWords: Record<string, string> = {
  modelBuild: "Exact build",
  maxTokens: "Longest answer",
  harness: "Name and version",
  retrieval: "How context was found",
  contextTrimming: "What was left out of it",
  patchFormat: "Form of an answer",
  concurrency: "Tasks at the same time",
  passRate: "Pass rate",
  passAtK: "pass@k with its k",
  tries: "Tries, selection and repair",
  regressionBreakage: "Tests that it broke",
  averageTurns: "Average turns",
  averageTokens: "Average tokens",
  outcomes: "Outcome of every task",
  answers: "Every answer",
  traces: "Trace of every candidate",
  testLogs: "Outcome of every test",
};

/** An item of the checklist in words. */
export function wordChecklistItem(item: string): string {
  return itemWords[item] ?? wordField(item);
}
