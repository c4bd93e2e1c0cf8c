interface PassedCounts {
  passed: number | null;
  tasks: number;
  passedCandidates: number;
  candidates: number;
}

/** Passed tasks of all, or, where only counts of trials are known, passed trials of all trials. */
export function formatPassed(counts: PassedCounts): string {
  const { passed, tasks, passedCandidates, candidates } = counts;
  return passed === null ? `${passedCandidates}/${candidates}` : `${passed}/${tasks}`;
}
