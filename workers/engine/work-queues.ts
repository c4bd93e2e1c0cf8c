import type { JobWithMetadata, PgBoss } from "pg-boss";
import type { QueueName } from "../../db/queue/queues";
import { confirmCycle } from "./confirmation/confirm-cycle";
import { sendConfirmations } from "./confirmation/send-confirmation";
import type { EnginePorts } from "./engine-ports";
import { generateBatch } from "./generate-batch";
import { gradeBatch } from "./grade-batch";
import { confirmPayload, generatePayload, gradePayload, publishPayload } from "./payloads";

/** Models that one worker asks at once: their answers are waited for, not computed. */
const modelsAtOnce = 4;
const pollingIntervalSeconds = 0.5;
const heartbeatRefreshSeconds = 3;

export interface WorkOptions {
  /** Opens the week's cycle and sends its jobs, when the schedule says so. */
  startWeek(): Promise<void>;
  /** Told with each stage that a job was begun in. */
  signal: AbortSignal;
}

/**
 * Works the queues until the signal aborts: then each job in hand is finished as far as it has begun, and
 * the rest of its batch is sent on for another worker.
 */
export async function workQueues(
  boss: PgBoss,
  ports: EnginePorts,
  { startWeek, signal }: WorkOptions,
): Promise<void> {
  const shared = {
    pollingIntervalSeconds,
    heartbeatRefreshSeconds,
    includeMetadata: true,
  } as const;
  const handle = (queue: QueueName, run: (job: JobWithMetadata) => Promise<void>) =>
    logged(ports, queue, run);
  await boss.work(
    "generate",
    { ...shared, localConcurrency: modelsAtOnce, groupConcurrency: 1 },
    handle("generate", ({ data, retryCount }) =>
      generateBatch(ports, generatePayload.parse(data), retryCount, signal),
    ),
  );
  await boss.work(
    "grade",
    shared,
    handle("grade", ({ data, id }) => gradeBatch(ports, gradePayload.parse(data), id, signal)),
  );
  await boss.work(
    "publish",
    shared,
    handle("publish", async ({ data }) => {
      const { cycleId } = publishPayload.parse(data);
      await ports.publish(cycleId);
      await sendConfirmations(ports, cycleId);
    }),
  );
  await boss.work(
    "confirm",
    shared,
    handle("confirm", ({ data }) => confirmCycle(ports, confirmPayload.parse(data))),
  );
  await boss.work("plan", shared, handle("plan", startWeek));
}

/** A job that fails is tried again by the queue; why it failed stands in the log and, at last, with it. */
function logged(
  { log }: EnginePorts,
  queue: QueueName,
  run: (job: JobWithMetadata) => Promise<void>,
): (jobs: JobWithMetadata[]) => Promise<void> {
  return async (jobs) => {
    for (const job of jobs) {
      try {
        await run(job);
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        log.warn({ queue, job: job.id, retried: job.retryCount, reason }, "a job failed");
        throw cause;
      }
    }
  };
}
