import "server-only";
import type { TaskAppearanceRow } from "../../db/repositories/list-task-appearances";
import type { TaskAppearance } from "../contracts/task";

/** The cycles of a task as they were counted; baselines only where a cycle has nothing else. */
export function toTaskAppearances(rows: readonly TaskAppearanceRow[]): TaskAppearance[] {
  const byCycle = Map.groupBy(rows, ({ cycle, revision }) => JSON.stringify([cycle, revision]));
  return [...byCycle.values()].flatMap((own) => {
    const [shown] = own.toSorted((a, b) => Number(a.synthetic) - Number(b.synthetic));
    if (shown === undefined) return [];
    const { synthetic: _, ...appearance } = shown;
    return [appearance];
  });
}
