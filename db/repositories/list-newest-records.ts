import { desc, eq, lt } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../client";
import { runs, scoreRecords, suiteRevisions, suites } from "../schema";

export interface NewestRecordRow {
  id: number;
  canonical: string;
  recordSha256: string;
  previousId: number | null;
  previousSha256: string | null;
  supersedesId: number | null;
  correctionId: number | null;
  suiteId: string;
  suiteTitle: string;
  createdAt: Date;
}

const previous = alias(scoreRecords, "previous");
const correction = alias(scoreRecords, "correction");

/**
 * The latest records of the chain, newest first, each with its neighbours.
 * @param before only those with a smaller id
 */
export function listNewestRecords(
  db: Database,
  limit: number,
  before?: number,
): Promise<NewestRecordRow[]> {
  return db
    .select({
      id: scoreRecords.id,
      canonical: scoreRecords.canonical,
      recordSha256: scoreRecords.recordSha256,
      previousId: previous.id,
      previousSha256: scoreRecords.previousSha256,
      supersedesId: scoreRecords.supersedesId,
      correctionId: correction.id,
      suiteId: suites.id,
      suiteTitle: suites.title,
      createdAt: scoreRecords.createdAt,
    })
    .from(scoreRecords)
    .innerJoin(runs, eq(runs.id, scoreRecords.runId))
    .innerJoin(suiteRevisions, eq(suiteRevisions.id, runs.suiteRevisionId))
    .innerJoin(suites, eq(suites.id, suiteRevisions.suiteId))
    .leftJoin(previous, eq(previous.recordSha256, scoreRecords.previousSha256))
    .leftJoin(correction, eq(correction.supersedesId, scoreRecords.id))
    .where(before === undefined ? undefined : lt(scoreRecords.id, before))
    .orderBy(desc(scoreRecords.id))
    .limit(limit);
}
