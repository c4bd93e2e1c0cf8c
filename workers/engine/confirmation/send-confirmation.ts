import { countCycleJobs } from "../../../db/repositories/count-cycle-jobs";
import { findCycle } from "../../../db/repositories/find-cycle";
import { findPublication } from "../../../db/repositories/find-publication";
import { listCycles } from "../../../db/repositories/list-cycles";
import { withPublicationLock } from "../../../db/with-publication-lock";
import type { EnginePorts } from "../engine-ports";

type SendingPorts = Pick<EnginePorts, "db" | "jobs">;

/** Sends the second looks that a published cycle calls for to be planned and begun; safe to repeat. */
export async function sendConfirmations(
  { db, jobs }: SendingPorts,
  cycleId: number,
): Promise<void> {
  if ((await findPublication(db, cycleId)) === null) return;
  await jobs.send([{ queue: "confirm", payload: { cycleId }, key: `begin ${cycleId}` }]);
}

/** The same for the newest week on its board: what a model that was down left open is asked again. */
export async function sendNewestConfirmations(ports: SendingPorts): Promise<void> {
  const newest = (await listCycles(ports.db)).find(({ publishedAt }) => publishedAt !== null);
  const found = newest === undefined ? null : await findCycle(ports.db, { cycle: newest.cycle });
  if (found !== null) await sendConfirmations(ports, found.id);
}

interface Place {
  cycleId: number;
  confirmationId: number;
}

/** Ends a job of a confirmation as one of a cycle is ended: sent on first, so that nothing is lost. */
export async function endConfirming(
  ports: SendingPorts,
  place: Place,
  jobId: string,
): Promise<void> {
  await withPublicationLock(ports.db, place.cycleId, async () => {
    await sendDecision(ports, place, jobId);
    await ports.jobs.finish("grade", jobId);
  });
}

/**
 * Sends a confirmation to be decided once nothing of it waits in the queue.
 * @param ending a job that is done and not counted
 */
export async function sendDecision(
  { db, jobs }: SendingPorts,
  { cycleId, confirmationId }: Place,
  ending: string | null = null,
): Promise<void> {
  const { generate, grade } = await countCycleJobs(db, { cycleId, confirmationId }, ending);
  if (generate + grade > 0) return;
  const payload = { cycleId, confirmationId };
  await jobs.send([{ queue: "confirm", payload, key: `decide ${confirmationId}` }]);
}
