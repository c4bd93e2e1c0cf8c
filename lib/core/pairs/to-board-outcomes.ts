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
  const rows = alignTallies(models.map(({ tallies }) => tallies));
  const tasks = rows[0] ?? [];
  return {
    tasks: tasks.map(({ taskKey, baseId, category, tier, language }) => ({
      taskId: taskKey,
      baseId,
      category,
      tier,
      language,
    })),
    models: models.map(({ slug }, index) => toModelOutcomes(slug, rows[index] ?? [])),
  };
}

/** Every run's tallies of the tasks that all of them have, in byte order. */
function alignTallies(runs: readonly (readonly PairedTally[])[]): PairedTally[][] {
  const [first = []] = runs;
  const order = [...first.keys()].sort((a, b) =>
    compareByteOrder(first[a]?.taskKey ?? "", first[b]?.taskKey ?? ""),
  );
  // As it is on most boards: nothing has to be looked up.
  if (runs.every((own) => hasSameTasks(own, first))) {
    return runs.map((own) => order.flatMap((at) => own[at] ?? []));
  }
  const byTask = runs.map((own) => new Map(own.map((tally) => [tally.taskKey, tally])));
  const keys = order.flatMap((at) => first[at]?.taskKey ?? []);
  const common = keys.filter((key) => byTask.every((own) => own.has(key)));
  return byTask.map((own) => common.flatMap((key) => own.get(key) ?? []));
}

function hasSameTasks(own: readonly PairedTally[], first: readonly PairedTally[]): boolean {
  return (
    own.length === first.length &&
    own.every(({ taskKey }, index) => taskKey === first[index]?.taskKey)
  );
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
