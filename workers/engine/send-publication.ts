import type { Database } from "../../db/client";
import { countCycleJobs } from "../../db/repositories/count-cycle-jobs";
import { listModelVerdictCounts } from "../../db/repositories/list-model-verdict-counts";
import type { EnginePorts } from "./engine-ports";

/**
 * Sends a cycle to be published once every model has its run, every candidate a verdict or a void that
 * was tried again, and nothing of it waits in the queue. Returns whether that is so.
 */
export async function sendPublication(
  { db, jobs }: Pick<EnginePorts, "db" | "jobs">,
  cycleId: number,
): Promise<boolean> {
  if (!(await isGraded(db, cycleId))) return false;
  const { generate, grade } = await countCycleJobs(db, { cycleId });
  if (generate + grade > 0) return false;
  await jobs.send([{ queue: "publish", payload: { cycleId }, key: String(cycleId) }]);
  return true;
}

/** Whether every model of a cycle has a run whose candidates all have a verdict, or a void. */
export async function isGraded(db: Database, cycleId: number): Promise<boolean> {
  const models = await listModelVerdictCounts(db, cycleId);
  return models.every(
    ({ runId, candidates, graded, voided }) => runId !== null && graded + voided === candidates,
  );
}
