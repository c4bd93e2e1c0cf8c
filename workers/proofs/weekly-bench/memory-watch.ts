import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { processesOf } from "../../sandbox/test-support/own-groups";

/** Memory at one moment, in bytes. */
export interface MemorySample {
  worker: number;
  /** Proportional shares of all processes in sandboxes, the compiler's among them. */
  sandboxes: number;
}

const everyMs = 2_000;

/** Looks at this process and its sandboxes every two seconds, while it is told to. */
export class MemoryWatch {
  readonly samples: MemorySample[] = [];

  /** Samples until the work ends. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    const ended = new AbortController();
    const sampling = this.sampleUntil(ended.signal);
    try {
      return await work();
    } finally {
      ended.abort();
      await sampling;
    }
  }

  private async sampleUntil(ended: AbortSignal): Promise<void> {
    while (!ended.aborted) {
      this.samples.push({
        worker: process.memoryUsage.rss(),
        sandboxes: processesOf(process.pid).reduce((sum, pid) => sum + readPss(pid), 0),
      });
      await wait(everyMs, undefined, { signal: ended }).catch(() => {});
    }
  }
}

/** 0 where it ended meanwhile. */
function readPss(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return 1024 * Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
