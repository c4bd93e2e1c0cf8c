import { and, desc, eq, sql } from "drizzle-orm";
import type { Manifest } from "../../lib/core/protocol/manifest";
import type { Database } from "../client";
import { currentModels, runs, scoreRecords } from "../schema";
import { isCurrentRecord } from "./current-record";

export interface RankableRow {
  synthetic: boolean;
  /** The one that the record names, as it is stored. */
  manifest: Manifest;
}

/** The standing records of one cycle of a revision that are fit to be ranked: complete, with a pass rate. */
export async function listRankable(
  db: Database,
  at: { revisionId: number; cycle: string },
): Promise<RankableRow[]> {
  const rows = await db
    .selectDistinctOn([runs.modelId], {
      synthetic: currentModels.synthetic,
      rankable: sql<boolean>`(
        ${scoreRecords.canonical}::jsonb ->> 'state' = 'complete'
        and ${scoreRecords.canonical}::jsonb ->> 'passRate' is not null
      )`,
      manifest: sql<Manifest>`coalesce(${scoreRecords.manifest}, ${runs.manifest})`,
    })
    .from(scoreRecords)
    .innerJoin(runs, eq(runs.id, scoreRecords.runId))
    .innerJoin(currentModels, eq(currentModels.id, runs.modelId))
    .where(and(isCurrentRecord, eq(runs.suiteRevisionId, at.revisionId), eq(runs.cycle, at.cycle)))
    .orderBy(runs.modelId, desc(runs.createdAt), desc(scoreRecords.id));
  return rows.filter(({ rankable }) => rankable);
}
