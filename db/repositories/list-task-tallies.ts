import { DomainError } from "../../lib/core/errors";
import type { Database } from "../client";
import { countTaskTallies } from "./count-task-tallies";
import { type KeptFigures, listKeptFigures } from "./list-kept-figures";
import { listScopedTasks, type ScopedTask } from "./list-scoped-tasks";
import { isInScope, type TaskScope, wholeSuite } from "./task-scope";
import type { TaskTallyRow } from "./task-tally-row";

/**
 * Per-task counts of several runs, in task order: those that were kept with a run's standing record, else
 * counted from its verdicts as they stand, or from the outcomes that were reported.
 * @throws DomainError integrity when what was kept is of other tasks than the run's.
 */
export async function listTaskTallies(
  db: Database,
  runIds: readonly string[],
  scope: TaskScope,
): Promise<TaskTallyRow[]> {
  return toTaskTallies(db, runIds, scope, await listKeptFigures(db, runIds));
}

/** As listTaskTallies, where what was kept is known already. */
export async function toTaskTallies(
  db: Database,
  runIds: readonly string[],
  scope: TaskScope,
  kept: readonly KeptFigures[],
): Promise<TaskTallyRow[]> {
  const isKept = new Set(kept.map(({ runId }) => runId));
  const tasks = await listScopedTasks(db, [...isKept], wholeSuite);
  const others = runIds.filter((runId) => !isKept.has(runId));
  return [
    ...kept.flatMap((figures) => toRows(figures, tasks.get(figures.suiteRevisionId) ?? [], scope)),
    ...(await countTaskTallies(db, others, scope)),
  ];
}

function toRows(
  { runId, tallies }: KeptFigures,
  tasks: readonly ScopedTask[],
  scope: TaskScope,
): TaskTallyRow[] {
  if (tallies.length !== tasks.length) {
    throw new DomainError("integrity", `the kept figures of run ${runId} are of other tasks`);
  }
  return tasks.flatMap((task, at) => {
    const tally = tallies[at];
    if (tally === undefined || !isInScope(task, scope)) return [];
    const { taskKey, baseId, category, tier, language } = task;
    const [candidates, passedCandidates, unscored, passed, firstSuccess] = tally;
    const counts = { candidates, passedCandidates, unscored, passed, firstSuccess };
    return Object.assign(counts, { runId, taskKey, baseId, category, tier, language });
  });
}
