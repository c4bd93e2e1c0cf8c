import type { LimiterTime } from "../rate-limiter";

/** A clock that stands still until every sleeper sleeps, and then moves to the next one that wakes. */
export class FakeTime implements LimiterTime {
  private clockMs = 0;
  private sleepers: { atMs: number; wake: () => void }[] = [];

  nowMs(): number {
    return this.clockMs;
  }

  sleep(waitMs: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      this.sleepers.push({ atMs: this.clockMs + waitMs, wake: resolve });
    });
  }

  /** Runs until `work` is settled; nothing waits in real time. */
  async run<T>(work: Promise<T>): Promise<T> {
    let settled = false;
    const end = work.finally(() => {
      settled = true;
    });
    // An error is the caller's, by the promise returned.
    end.catch(() => {});
    while (!settled) {
      await untilIdle();
      if (!settled) this.wakeNext();
    }
    return end;
  }

  private wakeNext(): void {
    const next = this.sleepers.toSorted((a, b) => a.atMs - b.atMs)[0];
    if (next === undefined) throw new Error("nobody sleeps, and the work is not done");
    this.sleepers = this.sleepers.filter((sleeper) => sleeper !== next);
    this.clockMs = next.atMs;
    next.wake();
  }
}

/** Every promise that can go on has gone on. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
