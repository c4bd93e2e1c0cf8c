import { asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Manifest } from "../../lib/core/protocol/manifest";
import type { Database } from "../client";
import { scoreRecords } from "../schema/runs";

export interface RunRecordRow {
  id: number;
  canonical: string;
  recordSha256: string;
  previousSha256: string | null;
  /** The manifest that the record names, where it is another than the run's. */
  manifest: Manifest | null;
  supersedesId: number | null;
  supersededById: number | null;
  createdAt: Date;
}

const correction = alias(scoreRecords, "correction");

/** Every record of one run, superseded ones too, oldest first. */
export function listRunRecords(db: Database, runId: string): Promise<RunRecordRow[]> {
  return db
    .select({
      id: scoreRecords.id,
      canonical: scoreRecords.canonical,
      recordSha256: scoreRecords.recordSha256,
      previousSha256: scoreRecords.previousSha256,
      manifest: scoreRecords.manifest,
      supersedesId: scoreRecords.supersedesId,
      supersededById: correction.id,
      createdAt: scoreRecords.createdAt,
    })
    .from(scoreRecords)
    .leftJoin(correction, eq(correction.supersedesId, scoreRecords.id))
    .where(eq(scoreRecords.runId, runId))
    .orderBy(asc(scoreRecords.id));
}
