import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../db/client";
import { countCycleJobs } from "../../db/repositories/count-cycle-jobs";
import { findPublication } from "../../db/repositories/find-publication";
import {
  type CycleModelProgress,
  listModelVerdictCounts,
} from "../../db/repositories/list-model-verdict-counts";
import { retryWhileAway } from "../../db/retry-while-away";
import type { EnginePorts } from "./engine-ports";
import { isGraded, sendPublication } from "./send-publication";

/** How a watch of a cycle ended. */
export type CycleEnd =
  /** Now or before. */
  | "published"
  /** Everything that was asked for is graded, and a part of the registry is never published. */
  | "part-graded"
  /** Graded, and a gate refused: its findings are stored. */
  | "refused"
  /** Nothing waits in the queue, and not everything has a verdict: see the dead letters. */
  | "stuck"
  /** The watch was told to stop. */
  | "stopped";

export interface Watch {
  cycleId: number;
  /** Null: all models. */
  slugs: ReadonlySet<string> | null;
  onProgress(models: readonly CycleModelProgress[]): void;
  signal: AbortSignal;
}

const pollMs = 1_000;
const awayPatienceMs = 5 * 60_000;

/**
 * Watches a cycle until the queue holds nothing more of it. Whoever works the queue may be this process or
 * others. Where the last worker ended before it could send the publication, it is sent from here.
 */
export async function watchCycle(
  ports: Pick<EnginePorts, "db" | "jobs">,
  watch: Watch,
): Promise<CycleEnd> {
  const { cycleId, slugs, signal } = watch;
  let askedToPublish = false;
  const look = async (): Promise<CycleEnd | null> => {
    // Jobs first: a job that ends between the two questions has stored what it did before.
    const { generate, grade, publish } = await countCycleJobs(ports.db, { cycleId });
    const models = await listModelVerdictCounts(ports.db, cycleId);
    const watched = models.filter(({ slug }) => slugs === null || slugs.has(slug));
    watch.onProgress(watched);
    if (await isPublished(ports.db, cycleId)) return "published";
    askedToPublish ||= publish > 0;
    if (generate + grade + publish > 0) return null;
    if (slugs !== null) return watched.every(isThrough) ? "part-graded" : "stuck";
    if (askedToPublish) return "refused";
    if (!(await isGraded(ports.db, cycleId))) return "stuck";
    askedToPublish = await sendPublication(ports, cycleId);
    return null;
  };
  while (!signal.aborted) {
    const end = await retryWhileAway(look, awayPatienceMs);
    if (end !== null) return end;
    await sleep(pollMs, undefined, { signal }).catch(() => {});
  }
  return "stopped";
}

function isThrough({ runId, candidates, graded, voided }: CycleModelProgress): boolean {
  return runId !== null && graded + voided === candidates;
}

async function isPublished(db: Database, cycleId: number): Promise<boolean> {
  return (await findPublication(db, cycleId)) !== null;
}
