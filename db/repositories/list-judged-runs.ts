import { and, asc, desc, eq, isNotNull, lte, or } from "drizzle-orm";
import type { Manifest } from "../../lib/core/protocol/manifest";
import type { Database } from "../client";
import { cyclePublications, cycles, models, runs, suiteRevisions } from "../schema";

/** The run that counts for one model in one cycle, the newest. */
export interface JudgedRun {
  runId: string;
  cycleId: number;
  cycle: string;
  modelId: number;
  slug: string;
  suiteRevisionId: number;
  taskCount: number;
  manifest: Manifest;
}

/**
 * The runs of a cycle and of those published before it, oldest week first: what a model is compared with
 * itself by.
 */
export function listJudgedRuns(
  db: Database,
  judged: { cycleId: number; cycle: string },
): Promise<JudgedRun[]> {
  return db
    .selectDistinctOn([cycles.cycle, runs.modelId], {
      runId: runs.id,
      cycleId: cycles.id,
      cycle: cycles.cycle,
      modelId: runs.modelId,
      slug: models.slug,
      suiteRevisionId: cycles.suiteRevisionId,
      taskCount: suiteRevisions.taskCount,
      manifest: runs.manifest,
    })
    .from(cycles)
    .innerJoin(suiteRevisions, eq(suiteRevisions.id, cycles.suiteRevisionId))
    .innerJoin(
      runs,
      and(eq(runs.suiteRevisionId, cycles.suiteRevisionId), eq(runs.cycle, cycles.cycle)),
    )
    .innerJoin(models, eq(models.id, runs.modelId))
    .leftJoin(cyclePublications, eq(cyclePublications.cycleId, cycles.id))
    .where(
      and(
        lte(cycles.cycle, judged.cycle),
        or(isNotNull(cyclePublications.cycleId), eq(cycles.id, judged.cycleId)),
      ),
    )
    .orderBy(asc(cycles.cycle), asc(runs.modelId), desc(runs.createdAt), desc(runs.id));
}
