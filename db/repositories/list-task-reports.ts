import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../client";
import { currentModels, reportedOutcomes, runs, scoreRecords } from "../schema";
import { isCurrentRecord } from "./current-record";

export interface TaskReportRow {
  slug: string;
  name: string;
  provider: string | null;
  modelRevision: string | null;
  synthetic: boolean;
  runId: string;
  cycle: string;
  recordId: number;
  successes: number;
  trials: number;
}

/** What was reported of one task in every published run that was measured elsewhere, by model. */
export function listTaskReports(db: Database, taskId: number): Promise<TaskReportRow[]> {
  return db
    .select({
      slug: currentModels.slug,
      name: currentModels.name,
      provider: currentModels.provider,
      modelRevision: currentModels.revision,
      synthetic: currentModels.synthetic,
      runId: runs.id,
      cycle: runs.cycle,
      recordId: scoreRecords.id,
      successes: reportedOutcomes.successes,
      trials: reportedOutcomes.trials,
    })
    .from(reportedOutcomes)
    .innerJoin(runs, eq(runs.id, reportedOutcomes.runId))
    .innerJoin(currentModels, eq(currentModels.id, runs.modelId))
    .innerJoin(scoreRecords, and(eq(scoreRecords.runId, runs.id), isCurrentRecord))
    .where(eq(reportedOutcomes.taskId, taskId))
    .orderBy(asc(currentModels.slug), asc(scoreRecords.id));
}
