import { eq } from "drizzle-orm";
import type { ModelPrices } from "../../lib/core/model/model-description";
import type { Database } from "../client";
import { currentModels, runs } from "../schema";

/** What a run's model is known to cost now; null where nobody stated it. */
export async function findRunPrices(db: Database, runId: string): Promise<ModelPrices | null> {
  const [row] = await db
    .select({ prices: currentModels.prices })
    .from(runs)
    .innerJoin(currentModels, eq(currentModels.id, runs.modelId))
    .where(eq(runs.id, runId));
  return row?.prices ?? null;
}
