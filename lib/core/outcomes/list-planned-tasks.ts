import type { Language, TaskCategory, Tier } from "../vocabulary";
import type { PackedTasks } from "./packed-outcomes";
import { unpackOutcomes } from "./unpack-outcomes";

/** A task that a run was to answer, and where it belongs. */
export interface PlannedTask {
  taskId: string;
  baseId: string;
  category: TaskCategory | null;
  tier: Tier | null;
  language: Language | null;
}

/** What a board's outcomes say of its tasks. */
export interface BoardTasks {
  suite: string;
  revision: string;
  tasksNamed: boolean;
  tasks: PackedTasks;
}

/**
 * The tasks of a board, which every run of the same revision was to answer. Null where the board is of
 * another revision, or its tasks are numbered because their ids are not public.
 */
export function listPlannedTasks(
  { suite, revision, tasksNamed, tasks }: BoardTasks,
  stated: { suite: string; revision: string },
): readonly PlannedTask[] | null {
  const isSame = suite === stated.suite && revision === stated.revision;
  return isSame && tasksNamed ? unpackOutcomes({ tasks, models: [] }).tasks : null;
}
