import type { Database } from "../../db/client";
import { countCycleJobs } from "../../db/repositories/count-cycle-jobs";
import { listModelVerdictCounts } from "../../db/repositories/list-model-verdict-counts";
import { withPublicationLock } from "../../db/with-publication-lock";
import type { EnginePorts } from "./engine-ports";

/**
 * Ends a job of a cycle whose work is done, and sends the cycle to be published where it was the last one.
 * The job ends last: a worker that is killed in between leaves one that is tried again. Jobs that
 * end at once take turns, so that the later one sees that nothing else is left.
 */
export async function endGrading(
  ports: Pick<EnginePorts, "db" | "jobs">,
  cycleId: number,
  jobId: string,
): Promise<void> {
  await withPublicationLock(ports.db, cycleId, async () => {
    await sendPublication(ports, cycleId, jobId);
    await ports.jobs.finish("grade", jobId);
  });
}

/**
 * Sends a cycle to be published once every model has its run, every candidate a verdict or a void that
 * was tried again, and nothing of it waits in the queue. Returns whether that is so.
 * @param ending a job that is done and not counted
 */
export async function sendPublication(
  { db, jobs }: Pick<EnginePorts, "db" | "jobs">,
  cycleId: number,
  ending: string | null = null,
): Promise<boolean> {
  if (!(await isGraded(db, cycleId))) return false;
  const { generate, grade } = await countCycleJobs(db, { cycleId }, ending);
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
