import { and, desc, eq } from "drizzle-orm";
import type { EvidenceGrade } from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { currentModels } from "../schema/models";
import { runs, scoreRecords } from "../schema/runs";
import { suiteRevisions } from "../schema/suites";
import { isCurrentRecord } from "./current-record";

/** One run with its current record; null before it is published. */
export interface RunRow {
  runId: string;
  suiteId: string;
  revision: string;
  cycle: string;
  slug: string;
  evidence: EvidenceGrade;
  sourceName: string;
  createdAt: Date;
  recordId: number | null;
  canonical: string | null;
}

/** Every run, or those of a suite or model, newest first. */
export function listRuns(
  db: Database,
  only: { suiteId?: string | undefined; slug?: string | undefined; runId?: string | undefined },
): Promise<RunRow[]> {
  return db
    .select({
      runId: runs.id,
      suiteId: suiteRevisions.suiteId,
      revision: suiteRevisions.revision,
      cycle: runs.cycle,
      slug: currentModels.slug,
      evidence: runs.evidence,
      sourceName: runs.sourceName,
      createdAt: runs.createdAt,
      recordId: scoreRecords.id,
      canonical: scoreRecords.canonical,
    })
    .from(runs)
    .innerJoin(suiteRevisions, eq(suiteRevisions.id, runs.suiteRevisionId))
    .innerJoin(currentModels, eq(currentModels.id, runs.modelId))
    .leftJoin(scoreRecords, and(eq(scoreRecords.runId, runs.id), isCurrentRecord))
    .where(
      and(
        only.suiteId === undefined ? undefined : eq(suiteRevisions.suiteId, only.suiteId),
        only.slug === undefined ? undefined : eq(currentModels.slug, only.slug),
        only.runId === undefined ? undefined : eq(runs.id, only.runId),
      ),
    )
    .orderBy(desc(runs.createdAt), runs.id);
}
