import { PgBoss } from "pg-boss";
import { queueSchema } from "../../db/queue/queues";
import type { Log } from "../../lib/core/ports/log";
import type { JobQueue, NewJob } from "./engine-ports";

/** The queue as this process works it. */
export interface OpenedBoss extends JobQueue {
  boss: PgBoss;
  /** Waits for the jobs in hand, then leaves the queue. */
  close(): Promise<void>;
}

const maxConnections = 4;
const betweenFaultsMs = 5_000;
const superviseIntervalSeconds = 1;
const cronMonitorIntervalSeconds = 5;
/** Jobs in hand end by their own limits; a person who can't wait sends a second signal. */
const closeTimeoutMs = 15 * 60_000;

/**
 * Opens the queue with the worker's role, which may move rows and make no tables. A lost job is noticed
 * within seconds: by default it would be a minute.
 * @throws DomainError environment when the owner has not set the queue up.
 */
export async function openBoss(
  workerUrl: string,
  log: Log,
  { supervises }: { supervises: boolean },
): Promise<OpenedBoss> {
  const boss = new PgBoss({
    connectionString: workerUrl,
    schema: queueSchema,
    max: maxConnections,
    application_name: "errorbar-queue",
    migrate: false,
    createSchema: false,
    supervise: supervises,
    schedule: supervises,
    superviseIntervalSeconds,
    monitorIntervalSeconds: superviseIntervalSeconds,
    cronMonitorIntervalSeconds,
    reindex: false,
    monitorVacuum: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
  });
  // A database that is away for a while is no reason to end: the queue asks again by itself.
  let quietUntilMs = 0;
  boss.on("error", ({ message: reason }) => {
    // Every poll of every queue fails while it is away.
    if (performance.now() < quietUntilMs) return;
    quietUntilMs = performance.now() + betweenFaultsMs;
    log.warn({ reason }, "the queue met a fault");
  });
  boss.on("warning", ({ message }) => log.warn({ reason: message }, "the queue warns"));
  await boss.start();
  return {
    boss,
    send: (jobs) => sendJobs(boss, jobs),
    finish: async (queue, id) => void (await boss.complete(queue, id)),
    close: () => boss.stop({ graceful: true, timeout: closeTimeoutMs }),
  };
}

async function sendJobs(boss: PgBoss, jobs: readonly NewJob[]): Promise<void> {
  for (const { queue, id, payload, group, key } of jobs) {
    await boss.send(queue, payload, {
      ...(id === undefined ? {} : { id }),
      ...(group === undefined ? {} : { group: { id: group } }),
      ...(key === undefined ? {} : { singletonKey: key }),
    });
  }
}
