import { type CountedRow, countOf } from "./count-of";
import { formatCount } from "./format-count";

/**
 * The count that a rate comes from: passed tasks of all, "396/500"; with several candidates a task,
 * passed candidates of all, "722/3,280 candidates"; of trials alone, passed trials of all.
 */
export function formatPassed(row: CountedRow): string {
  const { passed, tasks, passedCandidates, candidates } = row;
  const kind = countOf(row);
  if (kind === "tasks") return `${passed}/${tasks}`;
  const ofAll = `${formatCount(passedCandidates)}/${formatCount(candidates)}`;
  return kind === "trials" ? ofAll : `${ofAll} candidates`;
}
