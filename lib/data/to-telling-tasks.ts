import "server-only";
import type { CandidateVerdictRow } from "../../db/repositories/list-candidate-verdicts";
import type { ComparedTask, TellingTask } from "../contracts/comparison";
import { compareTasks } from "../core/comparison/compare-tasks";
import type { BoardOutcomes, BoardTask, ModelOutcomes } from "../core/pairs/board-outcomes";

export interface TellingParts {
  /** Tasks under the names that may be published. */
  tasks: readonly BoardTask[];
  outcomes: BoardOutcomes;
  a: ModelOutcomes;
  b: ModelOutcomes;
  k: number;
  /** Of both runs; without any there are no traces. */
  verdicts: readonly CandidateVerdictRow[];
  runs: { a: string; b: string };
}

/** Every task once, and of these the ones that speak for A and for B. */
export function toTellingTasks(parts: TellingParts): {
  tasks: ComparedTask[];
  onlyA: TellingTask[];
  onlyB: TellingTask[];
} {
  const { a, b, k } = parts;
  const compared = compareTasks(a, b, k).map((outcome, place) => ({
    taskId: parts.tasks[place]?.taskId ?? "",
    outcome,
    a: { passed: a.passes[place] ?? 0, candidates: a.candidates[place] ?? 0 },
    b: { passed: b.passes[place] ?? 0, candidates: b.candidates[place] ?? 0 },
  }));
  const traces = indexTraces(parts.verdicts);
  const speaking = (outcomes: readonly string[], isAhead: { a: boolean; b: boolean }) =>
    compared.flatMap((task, place) =>
      outcomes.includes(task.outcome) ? [{ ...task, ...describeTask(place, isAhead) }] : [],
    );
  const describeTask = (place: number, isAhead: { a: boolean; b: boolean }) => {
    const { category = null, tier = null, language = null } = parts.tasks[place] ?? {};
    const taskId = parts.outcomes.tasks[place]?.taskId ?? "";
    const traceOf = (side: "a" | "b") =>
      traces(parts.runs[side], taskId, isAhead[side]) ?? traces(parts.runs[side], taskId, null);
    return { category, tier, language, traceA: traceOf("a"), traceB: traceOf("b") };
  };
  return {
    tasks: compared,
    onlyA: speaking(["only-a", "more-a"], { a: true, b: false }),
    onlyB: speaking(["only-b", "more-b"], { a: false, b: true }),
  };
}

/** Finds the first candidate of a run for a task that passed, that failed, or any. */
function indexTraces(
  verdicts: readonly CandidateVerdictRow[],
): (runId: string, taskId: string, isPassed: boolean | null) => number | null {
  const byTask = Map.groupBy(verdicts, ({ runId, taskKey }) => `${runId} ${taskKey}`);
  return (runId, taskId, isPassed) => {
    const candidates = byTask.get(`${runId} ${taskId}`) ?? [];
    const found = candidates.find((row) => isPassed === null || row.isPassed === isPassed);
    return found?.verdictId ?? null;
  };
}
