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
  /** The figures that are kept with it; null where none are. */
  figuresId: number | null;
}

/** As listKeptFigures finds them: the newest of the run's standing records. */
const figuresId = sql`(
  select max(figures.id)
  from record_figures as figures
  join score_records as standing on standing.id = figures.record_id
  where standing.run_id = "runs"."id"
    and not exists (select from score_records as later where later.supersedes_id = standing.id)
)`.mapWith((value: string | number) => Number(value));

/** What a week is told from another by. */
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

/** Where a board is: a revision of a suite, in one cycle. */
export interface BoardPlace {
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
      figuresId,
    })
    .from(scoreRecords)
    .innerJoin(runs, eq(runs.id, scoreRecords.runId))
    .innerJoin(currentModels, eq(currentModels.id, runs.modelId))
    .where(isAt(at))
    .orderBy(...newestFirst);
}

/** The same records, without what only a board shows. */
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
