import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../client";
import { currentModels, runs, scoreRecords, suiteRevisions } from "../schema";
import { isCurrentRecord } from "./current-record";

/** The record that stands for one model in one cycle of one suite revision. */
export interface StandingRow {
  suiteId: string;
  revisionId: number;
  cycle: string;
  recordId: number;
  synthetic: boolean;
  /** Complete, with a pass rate: fit to be ranked. */
  rankable: boolean;
}

/** The current record of each model's newest run by cycle and suite revision, without its content. */
export function listStandings(db: Database, suiteId?: string): Promise<StandingRow[]> {
  return db
    .selectDistinctOn([runs.suiteRevisionId, runs.cycle, runs.modelId], {
      suiteId: suiteRevisions.suiteId,
      revisionId: runs.suiteRevisionId,
      cycle: runs.cycle,
      recordId: scoreRecords.id,
      synthetic: currentModels.synthetic,
      rankable: sql<boolean>`(
        ${scoreRecords.canonical}::jsonb ->> 'state' = 'complete'
        and ${scoreRecords.canonical}::jsonb ->> 'passRate' is not null
      )`,
    })
    .from(scoreRecords)
    .innerJoin(runs, eq(runs.id, scoreRecords.runId))
    .innerJoin(currentModels, eq(currentModels.id, runs.modelId))
    .innerJoin(suiteRevisions, eq(suiteRevisions.id, runs.suiteRevisionId))
    .where(
      and(isCurrentRecord, suiteId === undefined ? undefined : eq(suiteRevisions.suiteId, suiteId)),
    )
    .orderBy(
      runs.suiteRevisionId,
      runs.cycle,
      runs.modelId,
      desc(runs.createdAt),
      desc(scoreRecords.id),
    );
}
