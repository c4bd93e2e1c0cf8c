import { asc, eq } from "drizzle-orm";
import type { Database } from "../client";
import { reportedOutcomes, tasks } from "../schema";

export interface ReportedOutcomeRow {
  taskId: number;
  taskKey: string;
  successes: number;
  trials: number;
}

/**
 * What was reported of a run's tasks, in the suite's order; empty for a run that was graded here,
 * which has candidates instead. A task of the suite that is absent was not reported.
 */
export function listReportedOutcomes(db: Database, runId: string): Promise<ReportedOutcomeRow[]> {
  return db
    .select({
      taskId: reportedOutcomes.taskId,
      taskKey: tasks.taskKey,
      successes: reportedOutcomes.successes,
      trials: reportedOutcomes.trials,
    })
    .from(reportedOutcomes)
    .innerJoin(tasks, eq(tasks.id, reportedOutcomes.taskId))
    .where(eq(reportedOutcomes.runId, runId))
    .orderBy(asc(tasks.position));
}
