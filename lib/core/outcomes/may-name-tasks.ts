/** The suite that is drawn anew each week from the project's own pool. */
const poolSuite = "weekly";

/**
 * Whether the ids of a suite's tasks may be published beside outcomes. Whoever knows the ids of a pool can
 * predict what it draws next, so those of a pool that isn't public yet stay unnamed.
 * This is the only place that decides it.
 */
export function mayNameTasks(suite: { id: string; exposed: boolean }): boolean {
  return suite.id !== poolSuite || suite.exposed;
}
