import { defaultLimits } from "../../lib/core/suite/default-limits";
import type { SuiteDefinition, TaskDefinition } from "../../lib/core/suite/suite-definition";

/** A small valid suite for tests; `changes` replace parts of it. */
export function sampleSuite(changes: Partial<SuiteDefinition> = {}): SuiteDefinition {
  return {
    id: "sample",
    title: "Sample",
    description: "Two tasks for tests.",
    format: "errorbar",
    compared: "model",
    equality: "typed",
    k: 1,
    limits: defaultLimits,
    exposed: false,
    packages: null,
    card: null,
    source: { name: "sample.jsonl", licence: null, fileSha256: "0".repeat(64) },
    tasks: [sampleTask("sample/0"), sampleTask("sample/1")],
    ...changes,
  };
}

/** A task whose one public and one hidden case call `identity`. */
export function sampleTask(taskKey: string, changes: Partial<TaskDefinition> = {}): TaskDefinition {
  return {
    taskKey,
    baseId: taskKey,
    category: "function-completion",
    tier: 1,
    language: "python",
    entryPoint: "identity",
    prompt: "def identity(x):\n",
    testPlan: {
      kind: "calls",
      cases: [
        {
          visibility: "public",
          args: '["t",["i","1"]]',
          expectation: { kind: "equal", value: '["i","1"]' },
        },
        {
          visibility: "hidden",
          args: '["t","\\u0000 é"]',
          expectation: { kind: "equal", value: '"\\u0000 é"' },
        },
      ],
    },
    referenceSolution: "    return x\n",
    plantedFaults: ["    return None\n"],
    ...changes,
  };
}
