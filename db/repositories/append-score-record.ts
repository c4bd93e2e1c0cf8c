import { DomainError } from "../../lib/core/errors";
import type { Database } from "../client";
import {
  type AppendedScoreRecord,
  appendScoreRecords,
  type ScoreRecordAppend,
} from "./append-score-records";

/**
 * Adds one record to the end of the chain.
 * @throws DomainError integrity when the text does not name its predecessor.
 */
export async function appendScoreRecord(
  db: Database,
  append: ScoreRecordAppend,
): Promise<AppendedScoreRecord> {
  const [appended] = await appendScoreRecords(db, [append]);
  if (appended === undefined) {
    throw new DomainError("integrity", "the score record was not stored");
  }
  return appended;
}
