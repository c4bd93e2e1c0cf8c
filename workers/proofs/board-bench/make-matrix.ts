import type { MatrixModel, OutcomeMatrix } from "../../../lib/core/outcomes/outcome-matrix";
import { createRandomStream } from "../../../lib/core/sampling/random-stream";
import { languages, taskCategories, tiers } from "../../../lib/core/vocabulary";

export interface MatrixSize {
  models: number;
  tasks: number;
  bases: number;
}

/** Models of rising ability over tasks of spread difficulty; tasks of one base problem are alike. */
export function makeMatrix({ models, tasks, bases }: MatrixSize): OutcomeMatrix {
  const stream = createRandomStream("errorbar/bench/slices", models * 1000 + bases);
  const draw = () => stream.below(1_000_000) / 1_000_000;
  const difficulty = Array.from({ length: bases }, draw);
  const pad = (index: number) => String(index).padStart(4, "0");
  return {
    tasks: Array.from({ length: tasks }, (_, index) => ({
      taskId: `weekly/${pad(index)}`,
      baseId: bases === tasks ? `weekly/${pad(index)}` : `base/${pad(index % bases)}`,
      category: taskCategories[index % 7] ?? null,
      tier: tiers[[0, 0, 1, 1, 2][index % 5] ?? 0] ?? null,
      language: languages[index % 3] ?? null,
    })),
    models: Array.from({ length: models }, (_, index) => {
      const ability = 0.35 + (0.5 * index) / models;
      const passes = Uint16Array.from({ length: tasks }, (_, task) =>
        Number(0.7 * (difficulty[task % bases] ?? 0) + 0.3 * draw() < ability),
      );
      return toModel(`model-${pad(index)}`, passes);
    }),
  };
}

function toModel(slug: string, passes: Uint16Array): MatrixModel {
  const tasks = passes.length;
  return {
    slug,
    name: slug,
    runId: slug,
    recordId: 1,
    ranked: true,
    sequentialAttempts: null,
    candidates: new Uint16Array(tasks).fill(1),
    passes,
    first: Uint8Array.from(passes),
    unscored: new Uint16Array(tasks),
    excluded: new Uint8Array(tasks),
  };
}
