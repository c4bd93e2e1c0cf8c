import { type CountedRow, countOf } from "./count-of";
import { formatCount } from "./format-count";

/**
 * The count that a rate comes from: passed tasks of all, "396/500"; with several candidates a task,
 * passed candidates or trials of all, "722/3,280", which a mark beside it must say.
 */
export function formatPassed(row: CountedRow): string {
  const { passed, tasks, passedCandidates, candidates } = row;
  return countOf(row) === "tasks"
    ? `${passed}/${tasks}`
    : `${formatCount(passedCandidates)}/${formatCount(candidates)}`;
}
