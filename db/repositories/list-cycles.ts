import { desc, eq } from "drizzle-orm";
import type { Database } from "../client";
import { cyclePublications, cycles, suiteRevisions } from "../schema";

export interface CycleRow {
  /** ISO week. */
  cycle: string;
  tasks: number;
  openedAt: Date;
  /** Null until it is published. */
  publishedAt: Date | null;
}

/** Every cycle that was opened, newest first. */
export function listCycles(db: Database): Promise<CycleRow[]> {
  return db
    .select({
      cycle: cycles.cycle,
      tasks: suiteRevisions.taskCount,
      openedAt: cycles.openedAt,
      publishedAt: cyclePublications.publishedAt,
    })
    .from(cycles)
    .innerJoin(suiteRevisions, eq(suiteRevisions.id, cycles.suiteRevisionId))
    .leftJoin(cyclePublications, eq(cyclePublications.cycleId, cycles.id))
    .orderBy(desc(cycles.cycle));
}
