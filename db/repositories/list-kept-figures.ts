import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../client";
import { recordFigures, runs, scoreRecords } from "../schema";
import { isCurrentRecord } from "./current-record";

export interface KeptFigures extends Omit<typeof recordFigures.$inferSelect, "id" | "recordId"> {
  runId: string;
  suiteRevisionId: number;
}

/** What was kept with the standing records of runs, by run id; nothing of a run without a record. */
export async function listKeptFigures(
  db: Database,
  runIds: readonly string[],
): Promise<KeptFigures[]> {
  if (runIds.length === 0) return [];
  return db
    .selectDistinctOn([scoreRecords.runId], {
      runId: scoreRecords.runId,
      suiteRevisionId: runs.suiteRevisionId,
      tallies: recordFigures.tallies,
      executions: recordFigures.executions,
      timeouts: recordFigures.timeouts,
      medianWallMs: recordFigures.medianWallMs,
      p95WallMs: recordFigures.p95WallMs,
      promptTokens: recordFigures.promptTokens,
      completionTokens: recordFigures.completionTokens,
      candidatesWithTokens: recordFigures.candidatesWithTokens,
    })
    .from(recordFigures)
    .innerJoin(scoreRecords, eq(scoreRecords.id, recordFigures.recordId))
    .innerJoin(runs, eq(runs.id, scoreRecords.runId))
    .where(and(inArray(scoreRecords.runId, [...runIds]), isCurrentRecord))
    .orderBy(asc(scoreRecords.runId), desc(recordFigures.id));
}
