import type { FailureClass, VerdictKind } from "../vocabulary";
import type { ScoredCandidate } from "./to-scored-tasks";

/** One verdict that a candidate ever had; `verdictId` is null for a candidate that has none yet. */
export interface HistoricVerdict {
  candidateId: number;
  taskId: number;
  candidateIndex: number;
  verdictId: number | null;
  verdict: VerdictKind | null;
  failureClass: FailureClass | null;
}

/**
 * How every candidate stood once the verdicts up to one were added. A correction comes after what it
 * corrects, so of a candidate's verdicts up to there the last one stood.
 * @param history in the order of adding
 * @param upTo the last verdict that counts; null: none; Infinity: all
 */
export function standingVerdicts(
  history: readonly HistoricVerdict[],
  upTo: number | null,
): ScoredCandidate[] {
  const standing = new Map<number, ScoredCandidate>();
  for (const row of history) {
    const { candidateId, taskId, candidateIndex, verdictId } = row;
    const counts = verdictId !== null && upTo !== null && verdictId <= upTo;
    if (!counts && standing.has(candidateId)) continue;
    const { verdict, failureClass } = counts ? row : { verdict: null, failureClass: null };
    standing.set(candidateId, { taskId, candidateIndex, verdict, failureClass });
  }
  return [...standing.values()];
}
