import "server-only";
import type { Database } from "../../db/client";
import { listPublicTasks } from "../../db/repositories/list-public-tasks";
import { listReportedOutcomes } from "../../db/repositories/list-reported-outcomes";
import type { ReportedOutcome } from "../contracts/run-analysis";

/** What was reported of each task of a run's suite, in its order; no trials where nothing was. */
export async function listTaskOutcomes(
  db: Database,
  run: { runId: string; revisionId: number },
): Promise<ReportedOutcome[]> {
  const reported = await listReportedOutcomes(db, run.runId);
  const outcomeOf = new Map(reported.map((outcome) => [outcome.taskKey, outcome]));
  return (await listPublicTasks(db, run.revisionId)).map((task) => {
    const { successes, trials } = outcomeOf.get(task.taskKey) ?? { successes: 0, trials: 0 };
    const { taskKey, baseId, category, tier, language } = task;
    return { taskId: taskKey, successes, trials, baseId, category, tier, language };
  });
}
