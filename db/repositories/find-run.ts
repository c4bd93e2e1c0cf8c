import { eq } from "drizzle-orm";
import type { Database } from "../client";
import { currentModels } from "../schema/models";
import { runs } from "../schema/runs";
import type { Model } from "./find-model";

export type RunWithModel = typeof runs.$inferSelect & { model: Model };

/** A run with its model as it is known now, or null. */
export async function findRun(db: Database, runId: string): Promise<RunWithModel | null> {
  const [row] = await db
    .select()
    .from(runs)
    .innerJoin(currentModels, eq(currentModels.id, runs.modelId))
    .where(eq(runs.id, runId));
  return row === undefined ? null : { ...row.runs, model: row.current_models };
}
