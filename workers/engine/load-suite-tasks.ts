import type { Database } from "../../db/client";
import { listSuiteTasks, type SuiteTask } from "../../db/repositories/list-suite-tasks";

/** A cycle, and the second looks at its models. */
const mostRevisions = 4;

const known = new WeakMap<Database, Map<number, Promise<SuiteTask[]>>>();

/**
 * The tasks of a suite revision with their tests, which never change: every job of a cycle works on them,
 * and reading all tests again takes as long as grading some candidates. The latest few are kept.
 */
export function loadSuiteTasks(db: Database, suiteRevisionId: number): Promise<SuiteTask[]> {
  const revisions = known.get(db) ?? new Map<number, Promise<SuiteTask[]>>();
  known.set(db, revisions);
  const tasks = revisions.get(suiteRevisionId) ?? listSuiteTasks(db, suiteRevisionId);
  // The newest last: the first is the one that nobody asked for since.
  revisions.delete(suiteRevisionId);
  revisions.set(suiteRevisionId, tasks);
  const [oldest] = revisions.keys();
  if (revisions.size > mostRevisions && oldest !== undefined) revisions.delete(oldest);
  tasks.catch(() => revisions.delete(suiteRevisionId));
  return tasks;
}
