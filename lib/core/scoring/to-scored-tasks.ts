import type { FailureClass, VerdictKind } from "../vocabulary";
import type { ScoredTask } from "./score-run";

/** A candidate with the verdict that counts for it; null or left out: none. */
export interface ScoredCandidate {
  taskId: number;
  candidateIndex: number;
  verdict?: VerdictKind | null;
  failureClass?: FailureClass | null;
}

/** Every task of a suite with its candidates' verdicts, as a score takes them. */
export function toScoredTasks(
  tasks: readonly (Omit<ScoredTask, "candidates"> & { id: number })[],
  candidates: readonly ScoredCandidate[],
): ScoredTask[] {
  const byTask = Map.groupBy(candidates, ({ taskId }) => taskId);
  return tasks.map(({ id, taskKey, baseId, category, tier, language }) => ({
    taskKey,
    baseId,
    category,
    tier,
    language,
    candidates: (byTask.get(id) ?? []).map(({ candidateIndex, verdict, failureClass }) => ({
      candidateIndex,
      verdict: verdict ?? null,
      failureClass: failureClass ?? null,
    })),
  }));
}
