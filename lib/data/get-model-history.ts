import "server-only";
import { listModelRecords } from "../../db/repositories/list-model-records";
import { listModelSummaries } from "../../db/repositories/list-model-summaries";
import type { ModelHistory } from "../contracts/model";
import { readSnapshot } from "./read-snapshot";
import { toModelRecord } from "./to-model-record";
import { toModelSummary } from "./to-model-summary";

/**
 * Every record of a model, superseded ones too, oldest first, in one suite or in all. Null when there
 * is no such model.
 */
export function getModelHistory(slug: string, suite?: string): Promise<ModelHistory | null> {
  return readSnapshot(async (db) => {
    const [model] = await listModelSummaries(db, slug);
    if (model === undefined) return null;
    return {
      model: toModelSummary(model),
      suite: suite ?? null,
      records: (await listModelRecords(db, slug, suite)).map(toModelRecord),
    };
  });
}
