import type { BoardOutcomes, BoardTask } from "../board-outcomes";

export interface MadeModel {
  /** Passes and candidates of each task. */
  outcomes: readonly (readonly [number, number])[];
}

/**
 * Outcomes for tests: models m0, m1, … on tasks t000, t001, … of which so many share a base problem.
 * Tiers go 1, 2, 3, 1, …; every task is in Python.
 */
export function makeOutcomes(models: readonly MadeModel[], tasksPerBase = 1): BoardOutcomes {
  const digits = (value: number) => String(value).padStart(3, "0");
  const tasks = (models[0]?.outcomes ?? []).map(
    (_, place): BoardTask => ({
      taskId: `t${digits(place)}`,
      baseId: `b${digits(Math.floor(place / tasksPerBase))}`,
      category: null,
      tier: ([1, 2, 3] as const)[place % 3] ?? 1,
      language: "python",
    }),
  );
  return {
    tasks,
    models: models.map(({ outcomes }, index) => ({
      slug: `m${index}`,
      passes: Uint16Array.from(outcomes, ([passes]) => passes),
      candidates: Uint16Array.from(outcomes, ([, candidates]) => candidates),
      first: null,
    })),
  };
}

/** Single candidates from a text of "1" and "0", one a task. */
export function single(text: string): MadeModel {
  return { outcomes: [...text].map((outcome) => [Number(outcome), 1] as const) };
}
