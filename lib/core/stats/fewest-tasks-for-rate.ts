/**
 * Below this many tasks a slice is counted and not rated: a percentage and its interval would say more
 * than the data. The same number of bases from which the bootstrap is drawn without a fallback.
 */
export const fewestTasksForRate = 30;
