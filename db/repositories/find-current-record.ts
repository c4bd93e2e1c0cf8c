import { and, desc, eq } from "drizzle-orm";
import type { Manifest } from "../../lib/core/protocol/manifest";
import type { Database } from "../client";
import { scoreRecords } from "../schema";
import { isCurrentRecord } from "./current-record";

export interface CurrentRecordRow {
  id: number;
  recordSha256: string;
  previousSha256: string | null;
  canonical: string;
  /** Null where it is the run's own. */
  manifest: Manifest | null;
}

/** The record of a run that no later one supersedes; null before the run is published. */
export async function findCurrentRecord(
  db: Database,
  runId: string,
): Promise<CurrentRecordRow | null> {
  const [row] = await db
    .select({
      id: scoreRecords.id,
      recordSha256: scoreRecords.recordSha256,
      previousSha256: scoreRecords.previousSha256,
      canonical: scoreRecords.canonical,
      manifest: scoreRecords.manifest,
    })
    .from(scoreRecords)
    .where(and(eq(scoreRecords.runId, runId), isCurrentRecord))
    .orderBy(desc(scoreRecords.id))
    .limit(1);
  return row ?? null;
}
