import { DomainError } from "../errors";
import { compareByteOrder } from "../sampling/compare-byte-order";
import type { TaskTally } from "../scoring/score-tallies";
import type { MatrixModel, OutcomeMatrix } from "./outcome-matrix";

/** One model's current record with what its run made of every task of the suite, in any order. */
export interface TalliedModel {
  slug: string;
  name: string;
  runId: string;
  recordId: number;
  ranked: boolean;
  /** The most tries where they ended with the first success; null or left out: independent ones. */
  sequentialAttempts?: number | null;
  /** Tasks that the record leaves out. */
  excluded: readonly string[];
  tallies: readonly (TaskTally & { taskKey: string })[];
}

/**
 * Returns the matrix of a board's models: tasks in byte order of their ids, models of their slugs.
 * Throws DomainError `integrity` when two models have other tasks.
 */
export function toMatrix(models: readonly TalliedModel[]): OutcomeMatrix {
  const first = inByteOrder(models[0]?.tallies ?? []);
  const tasks = first.map(({ taskKey, baseId, category, tier, language }) => ({
    taskId: taskKey,
    baseId,
    category,
    tier,
    language,
  }));
  const sorted = [...models].sort((a, b) => compareByteOrder(a.slug, b.slug));
  return { tasks, models: sorted.map((model) => toMatrixModel(model, tasks)) };
}

function inByteOrder<T extends { taskKey: string }>(tallies: readonly T[]): T[] {
  return [...tallies].sort((a, b) => compareByteOrder(a.taskKey, b.taskKey));
}

function toMatrixModel(
  { slug, name, runId, recordId, ranked, sequentialAttempts = null, ...model }: TalliedModel,
  tasks: OutcomeMatrix["tasks"],
): MatrixModel {
  const tallies = inByteOrder(model.tallies);
  const isSame = tallies.every(({ taskKey }, index) => taskKey === tasks[index]?.taskId);
  if (tallies.length !== tasks.length || !isSame) {
    throw new DomainError("integrity", `run ${runId} has other tasks than its board`);
  }
  const excluded = new Set(model.excluded);
  const isKnown = tallies.every(({ passed }) => passed !== null);
  return {
    slug,
    name,
    runId,
    recordId,
    ranked,
    sequentialAttempts,
    candidates: Uint16Array.from(tallies, ({ candidates }) => candidates),
    passes: Uint16Array.from(tallies, ({ passedCandidates }) => passedCandidates),
    first: isKnown ? Uint8Array.from(tallies, ({ passed }) => Number(passed)) : null,
    unscored: Uint16Array.from(tallies, ({ unscored }) => unscored),
    excluded: Uint8Array.from(tallies, ({ taskKey }) => Number(excluded.has(taskKey))),
  };
}
