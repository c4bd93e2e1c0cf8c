import type { TaskCategory } from "../vocabulary";
import type { Manifest } from "./manifest";

export const checklistGroups = ["model", "harness", "budget", "metric", "artifacts"] as const;
export type ChecklistGroup = (typeof checklistGroups)[number];

/** One thing that must be public before a result can be reproduced. */
export interface ChecklistItem {
  group: ChecklistGroup;
  item: string;
  present: boolean;
  /** What it was read from, or where it would stand. */
  source: string;
}

/** What a checklist is read from. */
export interface ChecklistFacts {
  generation: Manifest["generation"];
  /** Who executed and judged the answers: this worker, or somebody who reported outcomes. */
  measured: "here" | "elsewhere";
  /** Of the suite's tasks, in any order and number; null where a task has none. */
  categories: readonly (TaskCategory | null)[];
  /** Whether every task has an outcome. */
  isComplete: boolean;
  /** Candidates, and those of them that state their tokens. */
  candidates: number;
  candidatesWithTokens: number;
  /** True where answers may not be shown. */
  answersWithheld: boolean;
}

/**
 * The minimum checklist of a reproducible evaluation, each item present or missing: model, harness,
 * budget, metric and raw artifacts. A field that a manifest leaves undisclosed is missing.
 */
export function listChecklist(facts: ChecklistFacts): ChecklistItem[] {
  const { generation } = facts;
  const stated = (group: ChecklistGroup, fields: readonly (keyof Manifest["generation"])[]) =>
    fields.map((item) => ({
      ...{ group, item, present: generation[item] !== null },
      source: `manifest: generation.${item}`,
    }));
  return [
    ...stated("model", ["modelBuild", "temperature", "topP", "maxTokens", "systemPrompt"]),
    ...stated("harness", ["harness", "tools", "retrieval", "contextTrimming", "patchFormat"]),
    ...stated("budget", ["maxTurns", "maxTotalTokens", "maxWallMs", "concurrency"]),
    ...listMetricItems(facts),
    ...listArtifactItems(facts),
  ];
}

const triesFields = ["design", "attempts", "selection", "repairLoop"] as const;

function listMetricItems(facts: ChecklistFacts): ChecklistItem[] {
  const { generation, measured, isComplete, candidates, candidatesWithTokens } = facts;
  const isHere = measured === "here";
  const group = "metric";
  return [
    { group, item: "passRate", present: isComplete, source: "record: passRate" },
    { group, item: "passAtK", present: isComplete, source: "record: passAtK, with k" },
    {
      ...{ group, item: "tries" },
      present: triesFields.every((field) => generation[field] !== null),
      source: `manifest: ${triesFields.map((field) => `generation.${field}`).join(", ")}`,
    },
    checkRegressions(facts),
    {
      ...{ group, item: "averageTurns", present: generation.maxTurns === 1 },
      source: "manifest: generation.maxTurns, where it is 1; turns are not recorded",
    },
    {
      ...{ group, item: "averageTokens" },
      present: candidates > 0 && candidatesWithTokens === candidates,
      source: isHere
        ? `results: tokens of ${candidatesWithTokens} of ${candidates} candidates`
        : "not among reported outcomes",
    },
  ];
}

const startsWithoutCode: ReadonlySet<TaskCategory | null> = new Set<TaskCategory>([
  "function-completion",
  "algorithm-implementation",
]);

/** Whether a test passed before isn't recorded: nothing could break only where there was no code yet. */
function checkRegressions({ measured, categories }: ChecklistFacts): ChecklistItem {
  const item = { group: "metric", item: "regressionBreakage" } as const;
  if (measured === "elsewhere") {
    return { ...item, present: false, source: "not among reported outcomes" };
  }
  const others = categories.filter((category) => !startsWithoutCode.has(category));
  const named = [...new Set(others.map((category) => category ?? "no category"))].sort();
  return named.length === 0
    ? {
        ...item,
        present: true,
        source: "suite: its tasks start without code, so no test can break",
      }
    : {
        ...item,
        present: false,
        source: `not recorded: tasks of ${named.join(", ")} may start from code that passed tests`,
      };
}

function listArtifactItems(facts: ChecklistFacts): ChecklistItem[] {
  const isHere = facts.measured === "here";
  const kept = (item: string, present: boolean, source: string): ChecklistItem => ({
    ...{ group: "artifacts", item, present, source },
  });
  const reported = "not among reported outcomes";
  return [
    kept("outcomes", facts.isComplete, "results.jsonl"),
    kept("answers", isHere && !facts.answersWithheld, isHere ? "traces: completion" : reported),
    kept("traces", isHere, isHere ? "traces.jsonl.gz" : reported),
    kept("testLogs", isHere, isHere ? "traces: outcome of each test" : reported),
  ];
}
