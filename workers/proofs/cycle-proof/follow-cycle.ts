import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { CycleModelProgress } from "../../../db/repositories/list-model-verdict-counts";
import { baselineSlugs } from "../../../lib/core/baselines/baselines";
import type { ProofHome } from "./proof-home";
import { readProgress } from "./read-cycle";

export interface Following {
  /** The process that works on the cycle now. */
  worker(): ChildProcess;
  /** Told how much is done, as a fraction of all steps; what it does holds the next look up. */
  onProgress?(share: number): Promise<void>;
}

const pollMs = 200;
const betweenLinesMs = 10_000;
/** After so long without a step the cycle counts as stuck; the repeats at its end are no steps. */
const stillMs = 30 * 60_000;

/**
 * Follows a week's cycle until it is published, refused or stuck, then has its worker end in order; returns
 * how it ended, in words.
 */
export async function followCycle(
  home: ProofHome,
  week: string,
  { worker, onProgress }: Following,
): Promise<string> {
  let [done, movedAt, saidAt] = [-1, performance.now(), 0];
  for (;;) {
    const progress = await readProgress(home, week);
    if (progress?.end === "published") return endInOrder(worker());
    if (progress != null && progress.end !== null) {
      const failed = progress.end.filter(({ held }) => !held);
      return `refused by ${failed.map(({ gate, detail }) => `${gate} (${detail})`).join(", ")}`;
    }
    const { exitCode, signalCode } = worker();
    if (exitCode !== null || signalCode !== null) {
      return `its worker ended with ${exitCode ?? signalCode} before its time`;
    }
    const share = measureShare(progress?.models ?? []);
    if (share !== done) [done, movedAt] = [share, performance.now()];
    if (performance.now() - movedAt > stillMs) return `stuck at ${(100 * share).toFixed(1)}%`;
    if (performance.now() - saidAt > betweenLinesMs) {
      process.stderr.write(`${(100 * share).toFixed(1)}% of ${week} done\n`);
      saidAt = performance.now();
    }
    await onProgress?.(share);
    await sleep(pollMs);
  }
}

/** Answering and grading one candidate are one step each; nobody waits for a baseline's answers. */
function measureShare(models: readonly CycleModelProgress[]): number {
  let [done, all] = [0, 0];
  for (const { slug, tasks, answers, graded, voided } of models) {
    const isAsked = !baselineSlugs.some((baseline) => baseline === slug);
    done += graded + voided + (isAsked ? answers : 0);
    all += isAsked ? 2 * tasks : tasks;
  }
  return all === 0 ? 0 : done / all;
}

/** `cycle run` ends by itself, `worker` when it is told to. */
async function endInOrder(worker: ChildProcess): Promise<string> {
  if (worker.exitCode === null) {
    worker.kill("SIGTERM");
    await once(worker, "exit");
  }
  return "published";
}
