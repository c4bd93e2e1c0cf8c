import type { TaskOfMany } from "../../../lib/contracts/many-comparison";

/** Tasks that were solved by the same of several models. */
export interface SolvedPattern {
  /** Whether each solved them, in the order of the models. */
  solved: readonly boolean[];
  taskIds: readonly string[];
}

/**
 * Groups tasks by who solved them, those that most solved first. Null where a task has several candidates:
 * then solving is a matter of degree.
 */
export function listPatterns(tasks: readonly TaskOfMany[]): SolvedPattern[] | null {
  if (tasks.some(({ counts }) => counts.some(({ candidates }) => candidates !== 1))) return null;
  const keyOf = ({ counts }: TaskOfMany) => counts.map(({ passed }) => passed).join("");
  return [...Map.groupBy(tasks, keyOf)]
    .sort(([a], [b]) => countOnes(b) - countOnes(a) || (a < b ? 1 : -1))
    .map(([key, own]) => ({
      solved: [...key].map((letter) => letter === "1"),
      taskIds: own.map(({ taskId }) => taskId),
    }));
}

function countOnes(key: string): number {
  return [...key].filter((letter) => letter === "1").length;
}
