import { and, desc, eq, sql } from "drizzle-orm";
import type { ModelPrices } from "../../lib/core/model/model-description";
import type { Manifest } from "../../lib/core/protocol/manifest";
import type { EvidenceGrade } from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { currentModels, runs, scoreRecords } from "../schema";
import { isCurrentRecord } from "./current-record";

export interface BoardRecordRow {
  recordId: number;
  runId: string;
  canonical: string;
  evidence: EvidenceGrade;
  /** The one that the record names: a regrade makes another than the run's. */
  manifest: Manifest;
  sourceName: string;
  sourceSha256: string;
  importedAt: Date;
  slug: string;
  name: string;
  provider: string | null;
  modelRevision: string | null;
  synthetic: boolean;
  /** Day of release, openness of weights and prices as they are known now; null is undisclosed. */
  releasedOn: string | null;
  openWeights: boolean | null;
  prices: ModelPrices | null;
  /** The record that it corrects, otherwise the model's newest earlier record in this suite. */
  previousId: number | null;
}

const previousId = sql`coalesce(
  "score_records"."supersedes_id",
  (
    select max(earlier.id)
    from score_records as earlier
    join runs as earlier_run on earlier_run.id = earlier.run_id
    join suite_revisions as earlier_revision on earlier_revision.id = earlier_run.suite_revision_id
    where earlier_run.model_id = "runs"."model_id"
      and earlier.id < "score_records"."id"
      and earlier_revision.suite_id = (
        select own.suite_id from suite_revisions as own where own.id = "runs"."suite_revision_id"
      )
  )
)`.mapWith((value: string | number) => Number(value));

/** What is known of a record beside the one before it, which takes as long to find as all the rest. */
export type WeekRecordRow = Pick<
  BoardRecordRow,
  "recordId" | "canonical" | "manifest" | "slug" | "name" | "synthetic"
>;

const ofWeek = {
  recordId: scoreRecords.id,
  canonical: scoreRecords.canonical,
  manifest: sql<Manifest>`coalesce(${scoreRecords.manifest}, ${runs.manifest})`,
  slug: currentModels.slug,
  name: currentModels.name,
  synthetic: currentModels.synthetic,
};

interface BoardPlace {
  revisionId: number;
  cycle: string;
}

/**
 * The current record of each model's newest run in one cycle of one suite revision. A regrade gives an
 * older run a newer record, and must not bring its answers back.
 */
export function listBoardRecords(db: Database, at: BoardPlace): Promise<BoardRecordRow[]> {
  return db
    .selectDistinctOn([runs.modelId], {
      ...ofWeek,
      runId: runs.id,
      evidence: runs.evidence,
      sourceName: runs.sourceName,
      sourceSha256: runs.sourceSha256,
      importedAt: runs.createdAt,
      provider: currentModels.provider,
      modelRevision: currentModels.revision,
      releasedOn: currentModels.releasedOn,
      openWeights: currentModels.openWeights,
      prices: currentModels.prices,
      previousId,
    })
    .from(scoreRecords)
    .innerJoin(runs, eq(runs.id, scoreRecords.runId))
    .innerJoin(currentModels, eq(currentModels.id, runs.modelId))
    .where(isAt(at))
    .orderBy(...newestFirst);
}

/** The same records, by what a week is told from another. */
export function listWeekRecords(db: Database, at: BoardPlace): Promise<WeekRecordRow[]> {
  return db
    .selectDistinctOn([runs.modelId], ofWeek)
    .from(scoreRecords)
    .innerJoin(runs, eq(runs.id, scoreRecords.runId))
    .innerJoin(currentModels, eq(currentModels.id, runs.modelId))
    .where(isAt(at))
    .orderBy(...newestFirst);
}

const newestFirst = [runs.modelId, desc(runs.createdAt), desc(scoreRecords.id)];

function isAt({ revisionId, cycle }: BoardPlace) {
  return and(isCurrentRecord, eq(runs.suiteRevisionId, revisionId), eq(runs.cycle, cycle));
}
