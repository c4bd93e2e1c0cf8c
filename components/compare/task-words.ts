import { type TaskComparison, taskComparisons } from "../../lib/core/comparison/compare-tasks";

/** What the two made of a task, for a reader. */
export const taskWords: Record<TaskComparison, string> = {
  both: "both",
  "only-a": "only A",
  "more-a": "A more often",
  "only-b": "only B",
  "more-b": "B more often",
  same: "both alike, in part",
  neither: "neither",
};

/** How many tasks fared in each way, in the order of pages, without those that none did. */
export function countTasks(
  tasks: readonly { outcome: TaskComparison }[],
): { outcome: TaskComparison; count: number }[] {
  return taskComparisons
    .map((outcome) => ({
      outcome,
      count: tasks.filter((task) => task.outcome === outcome).length,
    }))
    .filter(({ count }) => count > 0);
}
