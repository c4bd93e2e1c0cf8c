import { and, asc, isNull, sql } from "drizzle-orm";
import type { Database } from "./client";
import { appendRecordFigures } from "./repositories/append-record-figures";
import { isCurrentRecord } from "./repositories/current-record";
import { recordFigures, scoreRecords } from "./schema";

/** As many as are worked out at once: an interruption costs no more than these. */
const recordsAtOnce = 50;

/** Keeps the figures of standing records that were appended before any were kept. Safe to repeat. */
export async function fillRecordFigures(db: Database): Promise<void> {
  for (;;) {
    const lacking = await db
      .select({ id: scoreRecords.id, runId: scoreRecords.runId })
      .from(scoreRecords)
      .leftJoin(recordFigures, sql`${recordFigures.recordId} = ${scoreRecords.id}`)
      .where(and(isNull(recordFigures.recordId), isCurrentRecord))
      .orderBy(asc(scoreRecords.id))
      .limit(recordsAtOnce);
    if (lacking.length === 0) return;
    await appendRecordFigures(db, lacking);
  }
}
