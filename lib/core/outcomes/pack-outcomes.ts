import { compareByteOrder } from "../sampling/compare-byte-order";
import type { MatrixModel, OutcomeMatrix } from "./outcome-matrix";
import { packCounts } from "./pack-counts";
import type { PackedModel, PackedOutcomes, PackedTasks } from "./packed-outcomes";

/**
 * Returns the matrix in its compact form, about one bit for each task and model of one candidate each.
 * Throws DomainError `bad-input` for counts above 65,535.
 */
export function packOutcomes(matrix: OutcomeMatrix): PackedOutcomes {
  return { tasks: packTasks(matrix.tasks), models: matrix.models.map(packModel) };
}

function packTasks(tasks: OutcomeMatrix["tasks"]): PackedTasks {
  const isSingle = tasks.every(({ taskId, baseId }) => taskId === baseId);
  return {
    ids: tasks.map(({ taskId }) => taskId),
    bases: isSingle ? null : packCoded(tasks.map(({ baseId }) => baseId)),
    categories: packCoded(tasks.map(({ category }) => category)),
    tiers: packCoded(tasks.map(({ tier }) => tier)),
    languages: packCoded(tasks.map(({ language }) => language)),
  };
}

function packCoded<Value extends string | number>(entries: readonly (Value | null)[]) {
  const values = [...new Set(entries)]
    .filter((value) => value !== null)
    .sort((a, b) => compareByteOrder(String(a), String(b)));
  const codeOf = new Map(values.map((value, place) => [value, place + 1]));
  const codes = entries.map((value) => (value === null ? 0 : (codeOf.get(value) ?? 0)));
  return { values, codes: packCounts(codes) };
}

function packModel(model: MatrixModel): PackedModel {
  return {
    slug: model.slug,
    name: model.name,
    runId: model.runId,
    recordId: model.recordId,
    ranked: model.ranked,
    sequentialAttempts: model.sequentialAttempts,
    candidates: packCounts(model.candidates),
    passes: packCounts(model.passes),
    first: model.first === null ? null : packCounts(model.first),
    unscored: packCounts(model.unscored),
    excluded: packCounts(model.excluded),
  };
}
