import { sql } from "drizzle-orm";
import type { Database } from "../client";

export interface QueueState {
  queue: string;
  /** As the queue calls it: created, retry, active, completed, cancelled, failed. */
  state: string;
  jobs: number;
  /** Age of the oldest of them. */
  oldestSeconds: number;
}

/** How many jobs each queue holds in each state; empty before the queue was installed. */
export async function listQueueStates(db: Database): Promise<QueueState[]> {
  const rows = await db.execute<{
    queue: string;
    state: string;
    jobs: string;
    oldest_seconds: number;
  }>(sql`select queue, state, jobs, oldest_seconds from public.queue_states()`);
  return rows.map(({ queue, state, jobs, oldest_seconds }) => ({
    queue,
    state,
    jobs: Number(jobs),
    oldestSeconds: Math.max(0, oldest_seconds),
  }));
}
