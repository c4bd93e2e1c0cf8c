import { compareByteOrder } from "../sampling/compare-byte-order";
import type { BoardOutcomes, BoardTask, ModelOutcomes } from "./board-outcomes";

/** What one run made of one task; the fields of a tally that a comparison needs. */
export interface PairedTally extends Omit<BoardTask, "taskId"> {
  taskKey: string;
  candidates: number;
  passedCandidates: number;
  /** Whether candidate 0 passed; null where only counts of trials are known. */
  passed: boolean | null;
}

/**
 * Puts the tallies of several complete runs of one suite revision side by side: tasks in byte order,
 * models by slug. A task that not every run has, because a record excludes it, can't be paired and is
 * left out.
 */
export function toBoardOutcomes(
  runs: readonly { slug: string; tallies: readonly PairedTally[] }[],
): BoardOutcomes {
  const models = [...runs].sort((a, b) => compareByteOrder(a.slug, b.slug));
  const byTask = models.map(
    ({ tallies }) => new Map(tallies.map((tally) => [tally.taskKey, tally])),
  );
  const tasks = [...(byTask[0]?.values() ?? [])]
    .filter(({ taskKey }) => byTask.every((own) => own.has(taskKey)))
    .sort((a, b) => compareByteOrder(a.taskKey, b.taskKey));
  return {
    tasks: tasks.map(({ taskKey, baseId, category, tier, language }) => ({
      taskId: taskKey,
      baseId,
      category,
      tier,
      language,
    })),
    models: models.map(({ slug }, index) =>
      toModelOutcomes(
        slug,
        tasks.flatMap(({ taskKey }) => byTask[index]?.get(taskKey) ?? []),
      ),
    ),
  };
}

function toModelOutcomes(slug: string, tallies: readonly PairedTally[]): ModelOutcomes {
  const isFirstKnown = tallies.every(({ passed }) => passed !== null);
  return {
    slug,
    passes: Uint16Array.from(tallies, ({ passedCandidates }) => passedCandidates),
    candidates: Uint16Array.from(tallies, ({ candidates }) => candidates),
    first: isFirstKnown ? Uint8Array.from(tallies, ({ passed }) => Number(passed)) : null,
  };
}
