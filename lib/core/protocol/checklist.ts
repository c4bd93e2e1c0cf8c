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
    {
      ...{ group, item: "regressionBreakage", present: isHere },
      source: isHere
        ? "suite: its tasks start without code, so no test can break"
        : "not among reported outcomes",
    },
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
