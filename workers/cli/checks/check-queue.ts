import { deadLetterQueue } from "../../../db/queue/queues";
import { listQueueStates } from "../../../db/repositories/list-queue-states";
import { DomainError } from "../../../lib/core/errors";
import type { Check } from "./check-result";

/** What waits in the queues of the cycle, and whether jobs were given up. */
export const checkQueue: Check = async (context) => {
  const name = "queue";
  try {
    const states = await listQueueStates(await context.database());
    const count = (wanted: (state: (typeof states)[number]) => boolean) =>
      states.filter(wanted).reduce((sum, { jobs }) => sum + jobs, 0);
    const dead = count(({ queue }) => queue === deadLetterQueue);
    const open = count(
      ({ queue, state }) =>
        queue !== deadLetterQueue && ["created", "retry", "active"].includes(state),
    );
    if (dead === 0) return [{ name, state: "ok", detail: `${open} jobs wait or run` }];
    const detail = `${dead} jobs have used up their retries, ${open} wait or run: ${context.logFile} has their errors, and cycle run takes their work up again`;
    return [{ name, state: "optional", detail }];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // The database's own line has told why.
    return [{ name, state: "missing", detail: "unknown: the database can't be asked" }];
  }
};
