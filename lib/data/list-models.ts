import "server-only";
import { listModelSummaries } from "../../db/repositories/list-model-summaries";
import type { ModelListEntry } from "../contracts/model";
import { toModelSummary } from "./to-model-summary";
import { webDatabase } from "./web-database";

/** Every registered model, by slug. */
export async function listModels(): Promise<ModelListEntry[]> {
  const rows = await listModelSummaries(webDatabase());
  return rows.map((row) => ({
    ...toModelSummary(row),
    records: row.records,
    suites: row.suites,
    claims: row.claims,
  }));
}
