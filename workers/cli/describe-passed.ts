interface Passed {
  passed: number | null;
  tasks: number | null;
  passedCandidates: number | null;
  candidates: number | null;
}

/** Tasks by their first candidate; trials where the order of several isn't known; a dash without score. */
export function describePassed({ passed, tasks, passedCandidates, candidates }: Passed): string {
  if (passed !== null) return `${passed} of ${tasks} tasks`;
  return passedCandidates === null ? "-" : `${passedCandidates} of ${candidates} trials`;
}
