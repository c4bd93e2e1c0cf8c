import { type Language, type TaskCategory, type Tier, taskCategories, tiers } from "../vocabulary";

/** The languages of tasks of our own, in canonical order: the columns of an allocation. */
export const poolLanguages = ["python", "javascript", "java"] as const satisfies Language[];

/** What decides in which cell of a pool a task lies. */
export interface CelledTask {
  tier: Tier | null;
  category: TaskCategory;
  language: Language;
}

/** The name of a task's cell: tier, category and language, such as `1/bug-fixing/python`. */
export function cellOf({ tier, category, language }: CelledTask): string {
  return `${tier}/${category}/${language}`;
}

/** Every cell of a pool in canonical order: tiers, in each the categories, in each the languages. */
export const cellNames: readonly string[] = tiers.flatMap((tier) =>
  taskCategories.flatMap((category) =>
    poolLanguages.map((language) => cellOf({ tier, category, language })),
  ),
);

/** How many tasks lie in each cell, by tier, category and language. */
export function countCells(tasks: readonly CelledTask[]): number[][][] {
  const counts = new Map([...Map.groupBy(tasks, cellOf)].map(([cell, own]) => [cell, own.length]));
  return tiers.map((tier) =>
    taskCategories.map((category) =>
      poolLanguages.map((language) => counts.get(cellOf({ tier, category, language })) ?? 0),
    ),
  );
}

/** The counts of such a table by the names of their cells, in canonical order. */
export function nameCells(cells: readonly (readonly (readonly number[])[])[]): Map<string, number> {
  const counts = cells.flat(2);
  return new Map(cellNames.map((cell, at) => [cell, counts[at] ?? 0]));
}
