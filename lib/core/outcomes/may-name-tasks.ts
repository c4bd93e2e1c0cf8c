/** The suite that is drawn anew each week from the project's own pool. */
const poolSuite = "weekly";

/**
 * Whether the ids of a suite's tasks may be published where its runs stand side by side: in the matrix of
 * outcomes and in comparisons. Whoever knows the ids of a pool can predict what it draws next, so those of
 * a pool that isn't public yet stay unnamed there.
 *
 * What is about one run or one task (results, repeats, exclusions, traces, a task's own page) names ids
 * and doesn't ask: a record's hash of its verdicts is over ids, so without them nobody could recompute
 * it. None needs to ask today, for the only pool is part of this repository and its import states that
 * it is exposed. A pool whose tasks are secret must not be published before those answers ask too.
 */
export function mayNameTasks(suite: { id: string; exposed: boolean }): boolean {
  return suite.id !== poolSuite || suite.exposed;
}
