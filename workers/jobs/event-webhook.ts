import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "../../db/client";
import { listEventsAfter } from "../../db/repositories/list-events-after";
import { type BoardEvent, eventSchema } from "../../lib/contracts/event";

export interface WebhookPorts {
  db: Database;
  /** Often a secret: it stands in no log. */
  url: string;
  log: { warn(fields: Record<string, unknown>, message: string): void };
  /** Waits before the second and each further attempt. */
  retryWaitsMs?: readonly number[];
  /** Of one attempt. */
  timeoutMs?: number;
}

const defaultRetryWaitsMs = [1_000, 5_000];
const defaultTimeoutMs = 5_000;

/**
 * Posts events as JSON, each in the form that the API has it, in their order and one after the other. It
 * never throws and holds nobody up: an event that no attempt brings over is given up with those after
 * it, and the API and the feed have them all the same.
 */
export class EventWebhook {
  private sending: Promise<void> = Promise.resolve();

  constructor(private readonly ports: WebhookPorts) {}

  /** Begins to post; comes back at once. */
  announce(eventIds: readonly number[]): void {
    this.sending = this.sending.then(() => this.postAll(eventIds));
  }

  /** Resolves when everything that was announced was posted or given up. */
  settled(): Promise<void> {
    return this.sending;
  }

  private async postAll(eventIds: readonly number[]): Promise<void> {
    const { log } = this.ports;
    try {
      for (const [at, event] of (await this.read(eventIds)).entries()) {
        const problem = await this.post(event);
        if (problem === null) continue;
        const lost = eventIds.length - at;
        log.warn({ eventId: event.id, lost, problem }, "the webhook could not be reached");
        return;
      }
    } catch (error) {
      log.warn({ name: nameOf(error) }, "events could not be read for the webhook");
    }
  }

  private async read(eventIds: readonly number[]): Promise<BoardEvent[]> {
    const wanted = new Set(eventIds);
    const first = Math.min(...eventIds);
    const span = Math.max(...eventIds) - first + 1;
    const rows = await listEventsAfter(this.ports.db, first - 1, span);
    return rows
      .filter(({ id }) => wanted.has(id))
      .map(({ suiteId, createdAt, ...row }) =>
        eventSchema.parse({ ...row, suite: suiteId, createdAt: createdAt.toISOString() }),
      );
  }

  /** Null when it was taken; otherwise what was wrong at last, without the address. */
  private async post(event: BoardEvent): Promise<string | null> {
    const { retryWaitsMs = defaultRetryWaitsMs } = this.ports;
    let problem = await this.attempt(event);
    for (const waitMs of retryWaitsMs) {
      if (problem === null) return null;
      await wait(waitMs);
      problem = await this.attempt(event);
    }
    return problem;
  }

  private async attempt(event: BoardEvent): Promise<string | null> {
    const { url, timeoutMs = defaultTimeoutMs } = this.ports;
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(event),
        // Whoever answers for the address may not send the event elsewhere.
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      // Nobody reads what it says.
      await response.body?.cancel();
      return response.ok ? null : `status ${response.status}`;
    } catch (error) {
      return nameOf(error);
    }
  }
}

/** A message could name the address. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "unknown";
}
