import { setTimeout as sleep } from "node:timers/promises";

/** What the driver and the server call a connection that is gone, or a server that starts or stops. */
const awayCodes: ReadonlySet<unknown> = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "CONNECT_TIMEOUT",
  "ECONNREFUSED",
  "ECONNRESET",
  "57P01",
  "57P02",
  "57P03",
]);
const betweenTriesMs = 500;

/**
 * Does something again as long as the database is away: for what was paid for and would be lost. It must be
 * safe to do twice, since nobody knows whether the first time came through.
 * @param patienceMs after which the last error is thrown
 */
export async function retryWhileAway<Result>(
  work: () => Promise<Result>,
  patienceMs = 60_000,
): Promise<Result> {
  const untilMs = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (cause) {
      if (!isAway(cause) || performance.now() > untilMs) throw cause;
      await sleep(betweenTriesMs);
    }
  }
}

/** Whether an error says that the database can't be reached now; the query builder wraps its words. */
export function isAway(cause: unknown): boolean {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if ("code" in error && awayCodes.has(error.code)) return true;
  }
  return false;
}
