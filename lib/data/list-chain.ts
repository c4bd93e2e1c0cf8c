import "server-only";
import { countRecords } from "../../db/repositories/count-records";
import { listNewestRecords, type NewestRecordRow } from "../../db/repositories/list-newest-records";
import type { ChainEntry } from "../contracts/record";
import { toScoreFacts } from "../core/scoring/score-facts";
import { parseRecord } from "./parse-record";
import { readSnapshot } from "./read-snapshot";

export interface ChainPage {
  /** Newest first. */
  entries: ChainEntry[];
  /** Of the whole chain. */
  records: number;
  /** The `before` of the following page; null on the last. */
  next: number | null;
}

/**
 * One page of the chain of score records, newest first.
 * @param before only records with a smaller id
 */
export function listChain(limit: number, before?: number): Promise<ChainPage> {
  return readSnapshot(async (db) => {
    const rows = await listNewestRecords(db, limit + 1, before);
    const page = rows.slice(0, limit);
    return {
      entries: page.map(toEntry),
      records: await countRecords(db),
      next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    };
  });
}

function toEntry(row: NewestRecordRow): ChainEntry {
  const { id, canonical, recordSha256, previousId, previousSha256 } = row;
  const payload = parseRecord({ id, canonical });
  const { passRate, interval } = toScoreFacts(payload);
  return {
    id,
    sha256: recordSha256,
    previous:
      previousId === null || previousSha256 === null
        ? null
        : { id: previousId, sha256: previousSha256 },
    suite: { id: row.suiteId, title: row.suiteTitle },
    cycle: payload.cycle,
    model: payload.model.slug,
    publishedAt: row.createdAt.toISOString(),
    passRate,
    interval,
    supersedesId: row.supersedesId,
    supersededById: row.correctionId,
  };
}
