import "server-only";
import type { KeptComparison } from "../core/scoring/kept-comparison";
import { toScoreFacts } from "../core/scoring/score-facts";
import type { BoardLine, BoardRecord } from "./load-board-lines";
import { parseManifest } from "./parse-manifest";
import { toFailureCounts } from "./to-failure-counts";
import { toTokenUse } from "./to-token-use";

/** The lines of records that state what their board shows, from what was kept of it; null unless of these very ones. */
export function toKeptLines(
  records: readonly BoardRecord[],
  { lines }: KeptComparison,
): BoardLine[] | null {
  if (Object.keys(lines).length !== records.length) return null;
  const kept = records.map((record) => toKeptLine(record, lines));
  return kept.every((line) => line !== null) ? kept : null;
}

function toKeptLine(
  { row, payload }: BoardRecord,
  lines: KeptComparison["lines"],
): BoardLine | null {
  const kept = lines[row.slug];
  const isOfRecord = kept?.recordId === row.recordId && kept.figuresId === row.figuresId;
  if (kept === undefined || !isOfRecord) return null;
  const { candidates, solvedTasks, executions, timeouts, executionMs, previousId } = kept;
  return {
    slug: row.slug,
    synthetic: row.synthetic,
    manifest: parseManifest(row),
    score: toScoreFacts(payload),
    record: row,
    failureClasses: toFailureCounts(new Map(Object.entries(payload.failureClasses))),
    ...{ executions, timeouts, executionMs, previousId },
    ...toTokenUse(kept.tokens, row.prices, { candidates, solvedTasks }),
    bounds: null,
  };
}
