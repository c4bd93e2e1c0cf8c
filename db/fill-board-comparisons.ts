import { eq } from "drizzle-orm";
import { comparisonForm } from "../lib/core/scoring/kept-comparison";
import type { Database } from "./client";
import { type StartFillProgress, silentProgress } from "./fill-progress";
import { appendBoardComparison } from "./repositories/append-board-comparisons";
import { listMeasuredCycles } from "./repositories/list-measured-cycles";
import { boardComparisons } from "./schema";

/**
 * Keeps how boards compare whose records were appended before that was kept, or in another form. Safe to
 * repeat.
 */
export async function fillBoardComparisons(
  db: Database,
  startProgress: StartFillProgress = silentProgress,
): Promise<void> {
  const kept = await db
    .selectDistinct({
      revisionId: boardComparisons.suiteRevisionId,
      cycle: boardComparisons.cycle,
    })
    .from(boardComparisons)
    .where(eq(boardComparisons.form, comparisonForm));
  const isKept = new Set(kept.map(toKey));
  const lacking = (await listMeasuredCycles(db)).filter((place) => !isKept.has(toKey(place)));
  if (lacking.length === 0) return;
  const progress = startProgress("comparing boards", lacking.length);
  try {
    for (const place of lacking) {
      await appendBoardComparison(db, place);
      progress.advance();
    }
  } finally {
    progress.stop();
  }
}

function toKey({ revisionId, cycle }: { revisionId: number; cycle: string }): string {
  return JSON.stringify([revisionId, cycle]);
}
