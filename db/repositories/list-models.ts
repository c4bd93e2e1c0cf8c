import type { Database } from "../client";
import { currentModels } from "../schema/models";
import type { Model } from "./find-model";

/** Every registered model, by slug. */
export function listModels(db: Database): Promise<Model[]> {
  return db.select().from(currentModels).orderBy(currentModels.slug);
}
