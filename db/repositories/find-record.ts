import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { EvidenceGrade } from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { runs, scoreRecords, suiteRevisions, suites } from "../schema";

export interface RecordRow {
  id: number;
  runId: string;
  suiteId: string;
  suiteTitle: string;
  evidence: EvidenceGrade;
  canonical: string;
  recordSha256: string;
  createdAt: Date;
  previousId: number | null;
  previousSha256: string | null;
  supersedesId: number | null;
  supersedesSha256: string | null;
  correctionId: number | null;
  correctionSha256: string | null;
  correctionCanonical: string | null;
  correctionCreatedAt: Date | null;
}

const previous = alias(scoreRecords, "previous");
const corrected = alias(scoreRecords, "corrected");
const correction = alias(scoreRecords, "correction");

/** One record with its neighbours: before it in the chain, corrected by it, correcting it. */
export async function findRecord(db: Database, id: number): Promise<RecordRow | null> {
  const [row] = await db
    .select({
      id: scoreRecords.id,
      runId: scoreRecords.runId,
      suiteId: suites.id,
      suiteTitle: suites.title,
      evidence: runs.evidence,
      canonical: scoreRecords.canonical,
      recordSha256: scoreRecords.recordSha256,
      createdAt: scoreRecords.createdAt,
      previousId: previous.id,
      previousSha256: scoreRecords.previousSha256,
      supersedesId: scoreRecords.supersedesId,
      supersedesSha256: corrected.recordSha256,
      correctionId: correction.id,
      correctionSha256: correction.recordSha256,
      correctionCanonical: correction.canonical,
      correctionCreatedAt: correction.createdAt,
    })
    .from(scoreRecords)
    .innerJoin(runs, eq(runs.id, scoreRecords.runId))
    .innerJoin(suiteRevisions, eq(suiteRevisions.id, runs.suiteRevisionId))
    .innerJoin(suites, eq(suites.id, suiteRevisions.suiteId))
    .leftJoin(previous, eq(previous.recordSha256, scoreRecords.previousSha256))
    .leftJoin(corrected, eq(corrected.id, scoreRecords.supersedesId))
    .leftJoin(correction, eq(correction.supersedesId, scoreRecords.id))
    .where(eq(scoreRecords.id, id));
  return row ?? null;
}
