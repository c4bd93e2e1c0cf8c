import type { TaskDefinition } from "../../../lib/core/suite/suite-definition";

export type TaskCounts = Record<"category" | "tier" | "language" | "base", Record<string, number>>;

/** How many tasks there are of each category, tier, language and base problem. */
export function countTasks(tasks: readonly TaskDefinition[]): TaskCounts {
  return {
    category: countBy(tasks, ({ category }) => category),
    tier: countBy(tasks, ({ tier }) => String(tier)),
    language: countBy(tasks, ({ language }) => language),
    base: countBy(tasks, ({ baseId }) => baseId),
  };
}

/** One line for each way of counting. */
export function wordCounts(counts: TaskCounts): string[] {
  return Object.entries(counts).map(([name, groups]) => {
    const words = Object.entries(groups).map(([group, count]) => `${group} ${count}`);
    return `by ${name}: ${words.join(", ")}`;
  });
}

function countBy(tasks: readonly TaskDefinition[], nameOf: (task: TaskDefinition) => string) {
  const groups = Map.groupBy(tasks, nameOf);
  const names = [...groups.keys()].sort();
  return Object.fromEntries(names.map((name) => [name, groups.get(name)?.length ?? 0]));
}
