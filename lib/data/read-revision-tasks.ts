import "server-only";
import type { Database } from "../../db/client";
import { listSliceSizes, type SliceSizeRow } from "../../db/repositories/list-slice-sizes";
import { summariseTasks, type TaskSummary } from "../../db/repositories/summarise-tasks";

/** What the tasks of a suite revision are, all together and by combination of category, tier and language. */
export interface RevisionTasks extends TaskSummary {
  slices: readonly SliceSizeRow[];
}

/** A revision is stored whole, and no task of it is ever added or changed. */
const known = new Map<number, RevisionTasks>();

/**
 * The tasks of a revision, read once.
 * @param others revisions that are likely to be asked for next, such as those of the same suite: they are read
 * with it
 */
export async function readRevisionTasks(
  db: Database,
  revisionId: number,
  others: readonly number[] = [],
): Promise<RevisionTasks> {
  const found = known.get(revisionId);
  if (found !== undefined) return found;
  const missing = [...new Set([revisionId, ...others])].filter((id) => !known.has(id));
  const summaries = await summariseTasks(db, missing);
  const sizes = Map.groupBy(await listSliceSizes(db, missing), (row) => row.revisionId);
  for (const id of missing) {
    const { baseProblems, languages } = summaries.get(id) ?? { baseProblems: 0, languages: [] };
    const slices = (sizes.get(id) ?? []).map(({ revisionId: _of, ...size }) => size);
    known.set(id, { baseProblems, languages, slices });
  }
  return known.get(revisionId) ?? { baseProblems: 0, languages: [], slices: [] };
}
