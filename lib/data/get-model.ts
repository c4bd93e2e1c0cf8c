import "server-only";
import { listModelRecords } from "../../db/repositories/list-model-records";
import { listModelSummaries } from "../../db/repositories/list-model-summaries";
import type { ModelDetail } from "../contracts/model";
import { readSnapshot } from "./read-snapshot";
import { toModelRecord } from "./to-model-record";
import { toModelSummary } from "./to-model-summary";

/** A model and its current records, newest first. Null when there is no such model. */
export function getModel(slug: string): Promise<ModelDetail | null> {
  return readSnapshot(async (db) => {
    const [model] = await listModelSummaries(db, slug);
    if (model === undefined) return null;
    const records = (await listModelRecords(db, slug)).map(toModelRecord);
    return {
      model: toModelSummary(model),
      current: records.filter((record) => record.supersededBy === null).reverse(),
    };
  });
}
