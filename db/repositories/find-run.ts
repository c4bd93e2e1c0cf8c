import { eq } from "drizzle-orm";
import type { Database } from "../client";
import { models } from "../schema/models";
import { runs } from "../schema/runs";

export type RunWithModel = typeof runs.$inferSelect & { model: typeof models.$inferSelect };

/** A run with its model, or null. */
export async function findRun(db: Database, runId: string): Promise<RunWithModel | null> {
  const [row] = await db
    .select({ run: runs, model: models })
    .from(runs)
    .innerJoin(models, eq(models.id, runs.modelId))
    .where(eq(runs.id, runId));
  return row === undefined ? null : { ...row.run, model: row.model };
}
