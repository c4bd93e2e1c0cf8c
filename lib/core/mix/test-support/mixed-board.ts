import type { MatrixModel, OutcomeMatrix } from "../../outcomes/outcome-matrix";
import type { BoardTask } from "../../pairs/board-outcomes";
import { languages, taskCategories, tiers } from "../../vocabulary";

export interface MixedBoardPlan {
  /** One text of "1" and "0" a model, a character a task. */
  outcomes: readonly string[];
  tasksPerBase?: number;
  /** What a task is; by default categories, tiers and languages take turns. */
  task?: (index: number) => Partial<BoardTask>;
}

/** A board for tests: models m0, m1, … on tasks t000, t001, … of which so many share a base problem. */
export function mixedBoard({ outcomes, tasksPerBase = 1, task }: MixedBoardPlan): OutcomeMatrix {
  const count = outcomes[0]?.length ?? 0;
  return {
    tasks: Array.from({ length: count }, (_, index) => ({
      taskId: `t${pad(index)}`,
      baseId: `b${pad(Math.floor(index / tasksPerBase))}`,
      category: taskCategories[index % 7] ?? null,
      tier: tiers[index % 3] ?? null,
      language: languages[index % 2] ?? null,
      ...task?.(index),
    })),
    models: outcomes.map((text, index) => toModel(`m${index}`, text)),
  };
}

function toModel(slug: string, text: string): MatrixModel {
  const passes = Uint16Array.from([...text], Number);
  return {
    ...{ slug, name: slug, runId: slug, recordId: 1, ranked: true, sequentialAttempts: null },
    candidates: new Uint16Array(text.length).fill(1),
    passes,
    first: Uint8Array.from(passes),
    unscored: new Uint16Array(text.length),
    excluded: new Uint8Array(text.length),
  };
}

function pad(place: number): string {
  return String(place).padStart(4, "0");
}
