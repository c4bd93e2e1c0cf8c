import "server-only";
import type { ModelClaimRow } from "../../db/repositories/list-model-claims";
import type { ModelClaim } from "../contracts/model";

/** The public form of a claim. */
export function toModelClaim(row: ModelClaimRow): ModelClaim {
  return {
    suite: { id: row.suiteId, title: row.suiteTitle },
    metric: row.metric,
    rate: row.rate === null ? null : Number(row.rate),
    passed: row.passed,
    tasks: row.tasks,
    undisclosed: row.undisclosed,
    source: { name: row.source.name, sha256: row.source.sha256 },
  };
}
