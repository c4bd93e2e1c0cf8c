import { desc, sql } from "drizzle-orm";
import { DomainError } from "../../lib/core/errors";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import type { Database } from "../client";
import { scoreRecords } from "../schema/runs";
import { type AppendedScoreRecord, chainLockName } from "./append-score-record";

export interface FirstScoreRecord {
  runId: string;
  /** Makes the text to hash, which must name the given predecessor in `previousSha256`. */
  buildCanonical(previousSha256: string | null): string;
}

/** Rows a statement: PostgreSQL takes 65,535 parameters at most. */
const rowsPerInsert = 1000;

/** Adds the first records of several runs to the end of the chain, in their order, all or none. */
export function appendScoreRecords(
  db: Database,
  appends: readonly FirstScoreRecord[],
): Promise<AppendedScoreRecord[]> {
  return db.transaction(async (transaction) => {
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${chainLockName}, 0))`,
    );
    const [head] = await transaction
      .select({ recordSha256: scoreRecords.recordSha256 })
      .from(scoreRecords)
      .orderBy(desc(scoreRecords.id))
      .limit(1);
    const rows = chainRecords(appends, head?.recordSha256 ?? null);
    const appended: AppendedScoreRecord[] = [];
    for (let start = 0; start < rows.length; start += rowsPerInsert) {
      const added = await transaction
        .insert(scoreRecords)
        .values(rows.slice(start, start + rowsPerInsert))
        .returning({
          id: scoreRecords.id,
          recordSha256: scoreRecords.recordSha256,
          previousSha256: scoreRecords.previousSha256,
        });
      appended.push(...added);
    }
    if (appended.length !== appends.length) {
      throw new DomainError("integrity", "not every score record was stored");
    }
    return appended;
  });
}

function chainRecords(appends: readonly FirstScoreRecord[], head: string | null) {
  let previousSha256 = head;
  return appends.map(({ runId, buildCanonical }) => {
    const canonical = buildCanonical(previousSha256);
    const recordSha256 = sha256Hex(canonical);
    const row = { runId, canonical, recordSha256, previousSha256, supersedesId: null };
    previousSha256 = recordSha256;
    return row;
  });
}
