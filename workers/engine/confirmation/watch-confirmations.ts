import { setTimeout as sleep } from "node:timers/promises";
import { countCycleJobs } from "../../../db/repositories/count-cycle-jobs";
import { type Confirmation, listConfirmations } from "../../../db/repositories/list-confirmations";
import { retryWhileAway } from "../../../db/retry-while-away";
import type { EnginePorts } from "../engine-ports";
import { sendConfirmations, sendDecision } from "./send-confirmation";

export interface ConfirmationWatch {
  cycleId: number;
  onProgress(confirmations: readonly Confirmation[]): void;
  signal: AbortSignal;
}

const pollMs = 1_000;
const awayPatienceMs = 5 * 60_000;

/**
 * Has a published cycle's second looks made, and watches them until the queue holds nothing more of them;
 * returns how they stand. Whoever works the queue may be this process or others.
 */
export async function watchConfirmations(
  ports: Pick<EnginePorts, "db" | "jobs">,
  { cycleId, onProgress, signal }: ConfirmationWatch,
): Promise<Confirmation[]> {
  await sendConfirmations(ports, cycleId);
  while (!signal.aborted) {
    const look = async () => {
      // Jobs first: a job that ends between the two questions has stored what it did before.
      const { confirm, generate, grade } = await countCycleJobs(ports.db, { cycleId });
      const confirmations = await listConfirmations(ports.db, { cycleId });
      onProgress(confirmations);
      if (confirm + generate + grade > 0) return false;
      return !(await sendDue(ports, confirmations));
    };
    if (await retryWhileAway(look, awayPatienceMs)) break;
    await sleep(pollMs, undefined, { signal }).catch(() => {});
  }
  return listConfirmations(ports.db, { cycleId });
}

/** Where the last worker ended before it could send a decision, or is about to; whether there was one. */
async function sendDue(
  ports: Pick<EnginePorts, "db" | "jobs">,
  confirmations: readonly Confirmation[],
): Promise<boolean> {
  const due = confirmations.filter(
    ({ decision, graded, tasks }) => decision === null && graded === tasks,
  );
  for (const { id, cycleId } of due) await sendDecision(ports, { cycleId, confirmationId: id });
  return due.length > 0;
}
