/** The stages of a cycle that are worked in batches, in order. */
export const queueNames = ["plan", "generate", "grade", "publish", "confirm"] as const;
export type QueueName = (typeof queueNames)[number];

/** Where a job ends whose retries are used up, with its last error. */
export const deadLetterQueue = "dead";

/** The schema of the queue's own tables, beside ours. */
export const queueSchema = "pgboss";

/** A worker that was silent for so long has lost its job: the least that the queue allows. */
export const heartbeatSeconds = 10;

/**
 * What holds for every job of ours. A lost heartbeat is an attempt too, so the limit must outlive a
 * worker that is killed several times; only a job that hangs while its worker lives runs into the
 * expiry, and single questions and executions have limits of their own long before.
 */
export const jobOptions = {
  deadLetter: deadLetterQueue,
  retryLimit: 10,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  heartbeatSeconds,
  expireInSeconds: 12 * 3600,
} as const;

/**
 * One publication of a cycle waits or runs at a time, and one confirmation of a key; everything else is told
 * apart by job ids.
 */
export function queuePolicy(name: QueueName): "standard" | "exclusive" {
  return name === "publish" || name === "confirm" ? "exclusive" : "standard";
}
