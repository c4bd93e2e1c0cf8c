import { and, asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { EvidenceGrade } from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { currentModels, runs, scoreRecords, suiteRevisions } from "../schema";

export interface ModelRecordRow {
  id: number;
  runId: string;
  suiteId: string;
  evidence: EvidenceGrade;
  /** The build that its answers named, or that was stated of them; null where nobody said. */
  build: string | null;
  canonical: string;
  recordSha256: string;
  supersedesId: number | null;
  supersededById: number | null;
  createdAt: Date;
}

const correction = alias(scoreRecords, "correction");

/** Every record of one model, superseded ones too, oldest first. */
export function listModelRecords(
  db: Database,
  slug: string,
  suiteId?: string,
): Promise<ModelRecordRow[]> {
  return db
    .select({
      id: scoreRecords.id,
      runId: scoreRecords.runId,
      suiteId: suiteRevisions.suiteId,
      evidence: runs.evidence,
      build: sql<string | null>`${runs.manifest} #>> '{generation,modelBuild}'`,
      canonical: scoreRecords.canonical,
      recordSha256: scoreRecords.recordSha256,
      supersedesId: scoreRecords.supersedesId,
      supersededById: correction.id,
      createdAt: scoreRecords.createdAt,
    })
    .from(scoreRecords)
    .innerJoin(runs, eq(runs.id, scoreRecords.runId))
    .innerJoin(currentModels, eq(currentModels.id, runs.modelId))
    .innerJoin(suiteRevisions, eq(suiteRevisions.id, runs.suiteRevisionId))
    .leftJoin(correction, eq(correction.supersedesId, scoreRecords.id))
    .where(
      and(
        eq(currentModels.slug, slug),
        suiteId === undefined ? undefined : eq(suiteRevisions.suiteId, suiteId),
      ),
    )
    .orderBy(asc(scoreRecords.id));
}
