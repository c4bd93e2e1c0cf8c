import type { ModelHistory, TaskResult } from "../history";

/** A result that fails in cycle 0 of one rule book, with what a test says of it. */
export function makeResult(given: Partial<TaskResult> & { taskKey: string }): TaskResult {
  return {
    cycle: 0,
    contentSha256: "content",
    baseId: given.taskKey,
    trials: 1,
    passes: 0,
    timeouts: 0,
    protectedGaps: 0,
    cost: null,
    comparable: "rules",
    ...given,
  };
}

/** Results of numbered tasks in one cycle: the first `passes` pass, the others fail. */
export function makeCycle(cycle: number, tasks: number, passes: number): TaskResult[] {
  return Array.from({ length: tasks }, (_, task) =>
    makeResult({ cycle, taskKey: `task-${task}`, passes: task < passes ? 1 : 0 }),
  );
}

/** A history without a confirmed change. */
export function makeHistory(results: readonly TaskResult[], model = "model"): ModelHistory {
  return { model, baselineFrom: null, results };
}
