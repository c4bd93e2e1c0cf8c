import "server-only";
import type { ClaimRecord } from "../../db/repositories/list-claims";
import type { ClaimRow } from "../contracts/board";
import { toModelSummary } from "./to-model-summary";

/** The public row of a claim. */
export function toClaimRow(claim: ClaimRecord): ClaimRow {
  return {
    reason: "claim",
    model: toModelSummary(claim),
    metric: claim.metric,
    runId: null,
    recordId: null,
    passRate: claim.rate === null ? null : Number(claim.rate),
    passed: claim.passed,
    tasks: claim.tasks,
    interval: null,
    bounds: null,
    details: claim.details,
    undisclosed: claim.undisclosed,
    source: { name: claim.source.name, sha256: claim.source.sha256 },
  };
}
