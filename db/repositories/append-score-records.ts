import { desc, sql } from "drizzle-orm";
import { z } from "zod";
import { DomainError } from "../../lib/core/errors";
import type { Manifest } from "../../lib/core/protocol/manifest";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import type { Database } from "../client";
import { scoreRecords } from "../schema/runs";
import { appendRunComparisons } from "./append-board-comparisons";
import { appendRecordFigures } from "./append-record-figures";

export interface ScoreRecordAppend {
  runId: string;
  /** The record that this one corrects. */
  supersedesId: number | null;
  /** The manifest that the text names, where it is not the run's own. */
  manifest?: Manifest | null;
  /** Makes the text to hash, which must name the given predecessor in `previousSha256`. */
  buildCanonical(previousSha256: string | null): string;
}

export interface AppendedScoreRecord {
  id: number;
  runId: string;
  recordSha256: string;
  previousSha256: string | null;
}

const chainLockName = "errorbar:score-records";
const linkSchema = z.object({ previousSha256: z.string().nullable() });
/** Rows a statement: PostgreSQL takes 65,535 parameters at most. */
const rowsPerInsert = 1000;

/**
 * Adds records to the end of the chain in their order with what boards show of them and how these compare,
 * all or none, one appender at a time.
 * @throws DomainError integrity when a text does not name its predecessor.
 */
export function appendScoreRecords(
  db: Database,
  appends: readonly ScoreRecordAppend[],
): Promise<AppendedScoreRecord[]> {
  return db.transaction(async (transaction) => {
    // Held to the end of the transaction: the next appender sees the last record as the head.
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
          runId: scoreRecords.runId,
          recordSha256: scoreRecords.recordSha256,
          previousSha256: scoreRecords.previousSha256,
        });
      appended.push(...added);
    }
    if (appended.length !== appends.length) {
      throw new DomainError("integrity", "not every score record was stored");
    }
    await appendRecordFigures(transaction, appended);
    await appendRunComparisons(
      transaction,
      appended.map(({ runId }) => runId),
    );
    return appended;
  });
}

function chainRecords(appends: readonly ScoreRecordAppend[], head: string | null) {
  let previousSha256 = head;
  return appends.map(({ runId, supersedesId, manifest, buildCanonical }) => {
    const canonical = buildCanonical(previousSha256);
    assertNamesPredecessor(canonical, previousSha256);
    const recordSha256 = sha256Hex(canonical);
    const row = { runId, canonical, recordSha256, previousSha256, supersedesId };
    previousSha256 = recordSha256;
    return { ...row, manifest: manifest ?? null };
  });
}

function assertNamesPredecessor(canonical: string, previousSha256: string | null): void {
  const link = linkSchema.safeParse(JSON.parse(canonical));
  if (!link.success || link.data.previousSha256 !== previousSha256) {
    throw new DomainError("integrity", "the score record does not name its predecessor");
  }
}
