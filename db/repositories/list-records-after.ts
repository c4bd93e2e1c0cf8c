import { asc, gt } from "drizzle-orm";
import type { Database } from "../client";
import { scoreRecords } from "../schema";

export interface ChainedRecordRow {
  id: number;
  runId: string;
  canonical: string;
  recordSha256: string;
  previousSha256: string | null;
  supersedesId: number | null;
  createdAt: Date;
}

/** The next records of the chain after one id, oldest first. */
export function listRecordsAfter(
  db: Database,
  afterId: number,
  limit: number,
): Promise<ChainedRecordRow[]> {
  return db
    .select({
      id: scoreRecords.id,
      runId: scoreRecords.runId,
      canonical: scoreRecords.canonical,
      recordSha256: scoreRecords.recordSha256,
      previousSha256: scoreRecords.previousSha256,
      supersedesId: scoreRecords.supersedesId,
      createdAt: scoreRecords.createdAt,
    })
    .from(scoreRecords)
    .where(gt(scoreRecords.id, afterId))
    .orderBy(asc(scoreRecords.id))
    .limit(limit);
}
