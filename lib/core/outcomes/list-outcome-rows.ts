import type { MatrixModel, OutcomeMatrix } from "./outcome-matrix";

type MatrixTask = OutcomeMatrix["tasks"][number];

/** What one model made of one task, as a line of a table. */
export interface OutcomeRow extends MatrixTask {
  model: string;
  runId: string;
  recordId: number;
  ranked: boolean;
  candidates: number;
  passedCandidates: number;
  /** Whether candidate 0 passed; null where only counts of trials are known. */
  passed: boolean | null;
  unscored: number;
  excluded: boolean;
}

/** Every cell of a matrix once: by model in the order of its slugs, then by task in byte order. */
export function listOutcomeRows({ tasks, models }: OutcomeMatrix): OutcomeRow[] {
  return models.flatMap((model) => tasks.map((task, index) => toRow(model, task, index)));
}

function toRow(model: MatrixModel, task: MatrixTask, index: number): OutcomeRow {
  return {
    model: model.slug,
    runId: model.runId,
    recordId: model.recordId,
    ranked: model.ranked,
    ...task,
    candidates: model.candidates[index] ?? 0,
    passedCandidates: model.passes[index] ?? 0,
    passed: model.first === null ? null : model.first[index] === 1,
    unscored: model.unscored[index] ?? 0,
    excluded: model.excluded[index] === 1,
  };
}
