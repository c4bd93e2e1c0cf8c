import { desc, sql } from "drizzle-orm";
import { z } from "zod";
import { DomainError } from "../../lib/core/errors";
import type { Manifest } from "../../lib/core/protocol/manifest";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import type { Database } from "../client";
import { scoreRecords } from "../schema/runs";

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
  recordSha256: string;
  previousSha256: string | null;
}

/** Held by whoever adds to the chain, to the end of its transaction. */
export const chainLockName = "errorbar:score-records";
const linkSchema = z.object({ previousSha256: z.string().nullable() });

/**
 * Adds a record to the end of the chain, one appender at a time.
 * @throws DomainError integrity when the text does not name its predecessor.
 */
export function appendScoreRecord(
  db: Database,
  append: ScoreRecordAppend,
): Promise<AppendedScoreRecord> {
  return db.transaction(async (transaction) => {
    // Held to the end of the transaction: the next appender sees this record as the head.
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${chainLockName}, 0))`,
    );
    const [head] = await transaction
      .select({ recordSha256: scoreRecords.recordSha256 })
      .from(scoreRecords)
      .orderBy(desc(scoreRecords.id))
      .limit(1);
    const previousSha256 = head?.recordSha256 ?? null;
    const canonical = append.buildCanonical(previousSha256);
    assertNamesPredecessor(canonical, previousSha256);
    const recordSha256 = sha256Hex(canonical);
    const [row] = await transaction
      .insert(scoreRecords)
      .values({
        runId: append.runId,
        canonical,
        recordSha256,
        previousSha256,
        supersedesId: append.supersedesId,
        manifest: append.manifest ?? null,
      })
      .returning({ id: scoreRecords.id });
    if (row === undefined) throw new DomainError("integrity", "the score record was not stored");
    return { id: row.id, recordSha256, previousSha256 };
  });
}

function assertNamesPredecessor(canonical: string, previousSha256: string | null): void {
  const link = linkSchema.safeParse(JSON.parse(canonical));
  if (!link.success || link.data.previousSha256 !== previousSha256) {
    throw new DomainError("integrity", "the score record does not name its predecessor");
  }
}
