import type { DriftDirection, DriftReport } from "./detect-drift";

/** Of the models tested in a cycle. Source: methodology, section 4. */
const shareThatMoves = 0.25;
/** One model alone doesn't move "the same way" as anything, however small the board. */
const fewestThatMove = 2;

export interface EvaluatorDrift {
  readonly direction: DriftDirection;
  /** Slugs of those that moved this way. */
  readonly moved: readonly string[];
  /** Models that were tested. */
  readonly tested: number;
}

/**
 * Returns that the evaluator itself changed, where in one cycle at least a quarter of the models tested,
 * and two of them, reach `watch` or `alert` in the same direction; otherwise null. Publication then
 * freezes, and none of these findings is taken for a change of its model.
 */
export function findEvaluatorDrift(report: DriftReport): EvaluatorDrift | null {
  const tested = report.models.length;
  const fewest = Math.max(fewestThatMove, shareThatMoves * tested);
  const byDirection = Map.groupBy(report.findings, (finding) => finding.direction);
  const [largest] = [...byDirection].sort(([, a], [, b]) => b.length - a.length);
  if (largest === undefined || largest[1].length < fewest) return null;
  const [direction, findings] = largest;
  return { direction, moved: findings.map((finding) => finding.model), tested };
}
