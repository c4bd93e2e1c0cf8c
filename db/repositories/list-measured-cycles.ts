import { and, eq } from "drizzle-orm";
import type { Database } from "../client";
import { runs, scoreRecords, suiteRevisions } from "../schema";
import { isCurrentRecord } from "./current-record";

/** A cycle in which something was measured by one revision of a suite. */
export interface MeasuredCycleRow {
  suiteId: string;
  revisionId: number;
  cycle: string;
}

/** Every cycle that a suite, or any, has a current record of, once for each revision. */
export function listMeasuredCycles(db: Database, suiteId?: string): Promise<MeasuredCycleRow[]> {
  return db
    .selectDistinct({
      suiteId: suiteRevisions.suiteId,
      revisionId: runs.suiteRevisionId,
      cycle: runs.cycle,
    })
    .from(scoreRecords)
    .innerJoin(runs, eq(runs.id, scoreRecords.runId))
    .innerJoin(suiteRevisions, eq(suiteRevisions.id, runs.suiteRevisionId))
    .where(
      and(isCurrentRecord, suiteId === undefined ? undefined : eq(suiteRevisions.suiteId, suiteId)),
    )
    .orderBy(runs.suiteRevisionId, runs.cycle);
}
