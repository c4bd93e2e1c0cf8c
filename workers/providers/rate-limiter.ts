import type { ProviderLimits } from "../../lib/core/model/provider-limits";

const minuteMs = 60_000;

/** What the limiter knows of time: a monotonic clock in milliseconds, and a wait that a signal ends. */
export interface LimiterTime {
  nowMs(): number;
  /** Rejects with the signal's reason when it is aborted. */
  sleep(waitMs: number, signal: AbortSignal): Promise<void>;
}

/** One request that may be open now. */
export interface Admission {
  /** Frees its place. Safe to call twice. @param tokens what was used, where that became known */
  release(tokens?: number | null): void;
}

interface Start {
  atMs: number;
  tokens: number;
}

/**
 * Admits requests to one provider so that no minute, wherever it begins, has more of them or of their
 * tokens than its limits say, and no more are open at once. First come, first served.
 */
export class RateLimiter {
  private readonly starts: Start[] = [];
  private open = 0;
  private pausedUntilMs = 0;
  private turn: Promise<void> = Promise.resolve();
  private freed = Promise.withResolvers<void>();

  constructor(
    private readonly limits: ProviderLimits,
    private readonly time: LimiterTime,
  ) {}

  /**
   * Waits until one more request may be sent.
   * @param tokens what it is expected to use; more than a whole minute's allowance waits for an empty minute
   * @throws the signal's reason when it is aborted while waiting.
   */
  async admit(tokens: number, signal: AbortSignal): Promise<Admission> {
    const before = this.turn;
    const mine = Promise.withResolvers<void>();
    this.turn = mine.promise;
    try {
      await orAborted(before, signal);
      await this.waitForPlace(tokens, signal);
      return this.start(tokens);
    } finally {
      // Who gives up in the queue lets the next one pass no sooner than its own turn.
      void before.then(mine.resolve);
    }
  }

  /** Nothing is admitted for this long: what a provider asked for by Retry-After. */
  pause(waitMs: number): void {
    this.pausedUntilMs = Math.max(this.pausedUntilMs, this.time.nowMs() + waitMs);
  }

  private start(tokens: number): Admission {
    const start: Start = { atMs: this.time.nowMs(), tokens };
    this.starts.push(start);
    this.open += 1;
    let released = false;
    return {
      release: (used) => {
        if (released) return;
        released = true;
        start.tokens = used ?? start.tokens;
        this.open -= 1;
        this.freed.resolve();
        this.freed = Promise.withResolvers<void>();
      },
    };
  }

  private async waitForPlace(tokens: number, signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const waitMs = this.waitMs(tokens);
      if (waitMs > 0) await this.time.sleep(waitMs, signal);
      else if (this.open < this.limits.concurrency) return;
      else await orAborted(this.freed.promise, signal);
    }
  }

  /** 0 when only a place may be missing. */
  private waitMs(tokens: number): number {
    const nowMs = this.time.nowMs();
    while (this.starts[0] !== undefined && this.starts[0].atMs <= nowMs - minuteMs) {
      this.starts.shift();
    }
    const pauseMs = this.pausedUntilMs - nowMs;
    const nextStart = Math.max(this.requestsFreeAtMs(), this.tokensFreeAtMs(tokens));
    return Math.max(0, pauseMs, nextStart - nowMs);
  }

  private requestsFreeAtMs(): number {
    const { requestsPerMinute } = this.limits;
    if (requestsPerMinute === null) return 0;
    const blocking = this.starts[this.starts.length - requestsPerMinute];
    return blocking === undefined ? 0 : blocking.atMs + minuteMs;
  }

  private tokensFreeAtMs(tokens: number): number {
    const { tokensPerMinute } = this.limits;
    if (tokensPerMinute === null) return 0;
    let used = this.starts.reduce((sum, start) => sum + start.tokens, 0);
    for (const start of this.starts) {
      if (used + tokens <= tokensPerMinute) return 0;
      used -= start.tokens;
      if (used + tokens <= tokensPerMinute || used <= 0) return start.atMs + minuteMs;
    }
    return 0;
  }
}

function orAborted(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    promise.then(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    });
  });
}
