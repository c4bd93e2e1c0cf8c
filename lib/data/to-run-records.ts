import "server-only";
import type { RunRecordRow } from "../../db/repositories/list-run-records";
import type { RunRecord } from "../contracts/run-analysis";
import { toScoreFacts } from "../core/scoring/score-facts";
import { parseRecord } from "./parse-record";

/** The public form of a run's records, in their order. */
export function toRunRecords(rows: readonly RunRecordRow[]): RunRecord[] {
  return rows.map((row) => {
    const payload = parseRecord(row);
    const { passed, tasks, passRate } = toScoreFacts(payload);
    return {
      id: row.id,
      sha256: row.recordSha256,
      publishedAt: row.createdAt.toISOString(),
      passed,
      tasks,
      passRate,
      manifestSha256: payload.manifestSha256,
      supersededBy: row.supersededById,
      reason: payload.reason,
    };
  });
}
