import type { BoardTableRow } from "../board-table-row";

/** A row of a table at this place, named after its slug, about which nothing more is known. */
export function sampleTableRow(
  slug: string,
  index: number,
  known: Partial<BoardTableRow> = {},
): BoardTableRow {
  return {
    ...{ slug, index, name: slug, provider: null, revision: null, synthetic: false, runId: slug },
    ...{ rank: index + 1, rankRange: [1, 1], rankRangeByInterval: [1, 1] },
    ...{ count: "1/2", countOf: "tasks", passRate: 0.5, low: 0.4, high: 0.6, level: 0.95 },
    ...{ fallbackMethod: null, relations: "", next: null, passAtK: [], evidence: "B" },
    ...{ openWeights: null, releasedOn: null, costPerPassed: null, tokens: null },
    ...{ executionMs: null, timeoutRate: { timeouts: 0, executions: 0 }, drift: null },
    ...known,
  };
}
