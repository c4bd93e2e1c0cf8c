import { DomainError } from "../errors";
import { compareByteOrder } from "../sampling/compare-byte-order";
import type { MatrixModel, OutcomeMatrix } from "./outcome-matrix";
import { unpackCounts } from "./pack-counts";
import type { PackedCounts, PackedModel, PackedOutcomes, PackedTasks } from "./packed-outcomes";

/**
 * Returns the matrix that `packOutcomes` packed.
 * Throws DomainError `bad-input` when it contradicts itself: tasks out of byte order, a value that its
 * list lacks, data of another number of tasks, or more passes than candidates.
 */
export function unpackOutcomes(packed: PackedOutcomes): OutcomeMatrix {
  const tasks = unpackTasks(packed.tasks);
  return { tasks, models: packed.models.map((model) => unpackModel(model, tasks.length)) };
}

function unpackTasks(packed: PackedTasks): OutcomeMatrix["tasks"] {
  const { ids } = packed;
  const bases = packed.bases === null ? ids : unpackCoded(packed.bases, ids.length);
  const categories = unpackCoded(packed.categories, ids.length);
  const tiers = unpackCoded(packed.tiers, ids.length);
  const languages = unpackCoded(packed.languages, ids.length);
  return ids.map((taskId, index) => {
    const before = ids[index - 1];
    if (before !== undefined && compareByteOrder(before, taskId) >= 0) {
      throw new DomainError("bad-input", "the tasks of a matrix are not in byte order, each once");
    }
    const baseId = bases[index] ?? null;
    if (baseId === null) throw new DomainError("bad-input", "a task of a matrix has no base");
    return {
      taskId,
      baseId,
      category: categories[index] ?? null,
      tier: tiers[index] ?? null,
      language: languages[index] ?? null,
    };
  });
}

function unpackCoded<Value>(
  { values, codes }: { values: readonly Value[]; codes: PackedCounts },
  length: number,
): (Value | null)[] {
  return Array.from(unpackCounts(codes, length), (code) => {
    if (code === 0) return null;
    const value = values[code - 1];
    if (value === undefined) throw new DomainError("bad-input", "a matrix lacks one of its values");
    return value;
  });
}

function unpackModel(packed: PackedModel, length: number): MatrixModel {
  const candidates = unpackCounts(packed.candidates, length);
  const passes = unpackCounts(packed.passes, length);
  const unscored = unpackCounts(packed.unscored, length);
  if (passes.some((count, task) => count + (unscored[task] ?? 0) > (candidates[task] ?? 0))) {
    throw new DomainError("bad-input", `${packed.slug} has more passes than candidates`);
  }
  return {
    slug: packed.slug,
    name: packed.name,
    runId: packed.runId,
    recordId: packed.recordId,
    ranked: packed.ranked,
    sequentialAttempts: packed.sequentialAttempts,
    candidates,
    passes,
    first: packed.first === null ? null : Uint8Array.from(unpackCounts(packed.first, length)),
    unscored,
    excluded: Uint8Array.from(unpackCounts(packed.excluded, length)),
  };
}
