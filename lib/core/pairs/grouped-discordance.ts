import type { OutcomeTable } from "./tabulate-outcomes";

/**
 * Returns ψ of `pairsNeeded` for two models of a table: what their difference varies by, counted a task. That is
 * the squared sum of the differences of each base problem, added up, by the tasks; where no two tasks share a base
 * problem and values are 0 or 1, the share of tasks that exactly one of the two passes.
 * @param first place of the one model in the table
 */
export function groupedDiscordance(table: OutcomeTable, first: number, second: number): number {
  const [a, b] = [table.models[first], table.models[second]];
  if (a === undefined || b === undefined || table.tasks === 0) return 0;
  let sum = 0;
  a.baseSums.forEach((own, base) => {
    sum += (own - (b.baseSums[base] ?? 0)) ** 2;
  });
  return sum / table.tasks;
}
