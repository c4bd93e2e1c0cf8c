import type { TaskTally } from "./score-tallies";

/** All candidates of a run, and how many of its tasks any of them solved. */
export function sumTallies(
  tallies: readonly Pick<TaskTally, "candidates" | "passedCandidates">[],
): { candidates: number; solvedTasks: number } {
  return {
    candidates: tallies.reduce((sum, { candidates }) => sum + candidates, 0),
    solvedTasks: tallies.filter(({ passedCandidates }) => passedCandidates > 0).length,
  };
}
