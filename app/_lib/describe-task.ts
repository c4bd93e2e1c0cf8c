import type { Task } from "../../lib/contracts/task";

/** How many of a task's runs solved it, in one sentence. */
export function describeTask({ outcomes }: Pick<Task, "outcomes">): string {
  const solved = outcomes.filter(({ passedCandidates }) => passedCandidates > 0).length;
  const runs = `${outcomes.length} ${outcomes.length === 1 ? "run" : "runs"}`;
  return outcomes.length === 0
    ? "No run has an outcome for it yet."
    : `${solved} of ${runs} solved it at least once.`;
}
