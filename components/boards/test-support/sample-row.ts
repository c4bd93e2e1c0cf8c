import type { BoardRow } from "../../../lib/contracts/board";

/** A ranked row of 10 tasks, 5 of them passed, with one candidate a task. */
export function sampleRow(
  slug: string,
  rank: number,
  separatedFrom: string[],
  synthetic = false,
): BoardRow {
  const bounds = { low: 0.4, high: 0.6, method: "percentile bootstrap" };
  return {
    rank,
    rankRange: [rank, rank],
    rankRangeByInterval: [rank, rank],
    model: { slug, name: slug, provider: null, revision: null, synthetic },
    runId: slug,
    recordId: 1,
    passed: 5,
    tasks: 10,
    baseProblems: 10,
    candidates: 10,
    passedCandidates: 5,
    passRate: 0.5,
    passAtK: { "1": 0.5 },
    interval: {
      ...bounds,
      level: 0.95,
      resamples: 1000,
      seedLabel: "label",
      flags: [],
      displayed: bounds,
    },
    // Everything overlaps: only the paired verdicts may matter.
    overlaps: ["a", "b", "c"],
    tiedByInterval: [],
    separatedFrom,
    leansFrom: [],
    next: null,
    slices: [],
    failureClasses: {},
    executionMs: null,
    timeoutRate: { timeouts: 0, executions: 10 },
    tokens: null,
    costPerPassed: null,
    evidence: "A",
    releasedOn: null,
    openWeights: null,
    undisclosed: [],
    source: { name: "file", sha256: "0" },
    previous: null,
    drift: null,
  };
}
