import "server-only";
import type { Database } from "../../../db/client";
import { listQueueStates } from "../../../db/repositories/list-queue-states";
import type { Metric } from "../../core/metrics/metric";

/** States in which a job still has work before it. */
const waiting = ["created", "retry"];

/** Jobs by queue and state, and how long the oldest one waits. */
export async function measureQueues(db: Database): Promise<Metric[]> {
  const states = await listQueueStates(db);
  return [
    {
      name: "errorbar_queue_jobs",
      help: "Jobs by queue and state; those of the queue named dead have used up their retries",
      values: states.map(({ queue, state, jobs }) => ({ labels: { queue, state }, value: jobs })),
    },
    {
      name: "errorbar_queue_age_seconds",
      help: "Age of the oldest job that waits in a queue",
      values: states
        .filter(({ state }) => waiting.includes(state))
        .map(({ queue, state, oldestSeconds }) => ({
          labels: { queue, state },
          value: oldestSeconds,
        })),
    },
  ];
}
