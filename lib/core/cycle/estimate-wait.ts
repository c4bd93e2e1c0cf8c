/** How far a cycle has come, over all of its models. */
export interface CycleWork {
  /** Questions of all models together. */
  questions: number;
  answered: number;
  /** Candidates that passed or failed. */
  graded: number;
  /** How much of that was done in the last `recentMs`. */
  recentlyAnswered: number;
  recentlyGraded: number;
  recentMs: number;
}

export interface CycleWait {
  /** What is waited for: the last answer, or after it the last verdict. */
  until: "answers" | "verdicts";
  /** Null where nothing of it was done lately: no pace, no estimate. */
  ms: number | null;
}

/** How long the step in work will take at its pace of late, in milliseconds; null when all is done. */
export function estimateWait(work: CycleWork): CycleWait | null {
  const { questions, recentMs } = work;
  const estimate = (done: number, lately: number) =>
    lately === 0 ? null : Math.round(((questions - done) / lately) * recentMs);
  if (work.answered < questions) {
    return { until: "answers", ms: estimate(work.answered, work.recentlyAnswered) };
  }
  if (work.graded >= questions) return null;
  return { until: "verdicts", ms: estimate(work.graded, work.recentlyGraded) };
}
