import { and, asc, isNull, sql } from "drizzle-orm";
import type { Database } from "./client";
import { type StartFillProgress, silentProgress } from "./fill-progress";
import { appendRecordFigures } from "./repositories/append-record-figures";
import { isCurrentRecord } from "./repositories/current-record";
import { recordFigures, scoreRecords } from "./schema";

/** As many as are worked out at once: an interruption costs no more than these. */
const recordsAtOnce = 50;

/** Keeps the figures of standing records that were appended before any were kept. Safe to repeat. */
export async function fillRecordFigures(
  db: Database,
  startProgress: StartFillProgress = silentProgress,
): Promise<void> {
  const lacking = await db
    .select({ id: scoreRecords.id, runId: scoreRecords.runId })
    .from(scoreRecords)
    .leftJoin(recordFigures, sql`${recordFigures.recordId} = ${scoreRecords.id}`)
    .where(and(isNull(recordFigures.recordId), isCurrentRecord))
    .orderBy(asc(scoreRecords.id));
  if (lacking.length === 0) return;
  const progress = startProgress("keeping figures of records", lacking.length);
  try {
    for (let from = 0; from < lacking.length; from += recordsAtOnce) {
      const part = lacking.slice(from, from + recordsAtOnce);
      await appendRecordFigures(db, part);
      progress.advance(part.length);
    }
  } finally {
    progress.stop();
  }
}
