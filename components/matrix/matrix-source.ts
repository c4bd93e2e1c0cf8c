import type { PackedOutcomes } from "../../lib/core/outcomes/packed-outcomes";
import type { ComparedThing } from "../../lib/core/vocabulary";

/** What the browser gets of a board to draw its tasks from. */
export interface MatrixSource {
  suite: string;
  revision: string;
  cycle: string;
  compared: ComparedThing;
  /** False: tasks are numbered, and have no pages to lead to. */
  tasksNamed: boolean;
  /** False where outcomes were measured elsewhere. */
  hasTraces: boolean;
  outcomes: PackedOutcomes;
}
