import "server-only";
import { listRecordsAfter } from "../../db/repositories/list-records-after";
import type { RecordList } from "../contracts/run";
import { webDatabase } from "./web-database";

/** One page of the append-only chain, oldest first; `next` is the `after` of the following page. */
export async function listRecords(after: number, limit: number): Promise<RecordList> {
  const rows = await listRecordsAfter(webDatabase(), after, limit + 1);
  const page = rows.slice(0, limit);
  return {
    records: page.map((row) => ({
      id: row.id,
      runId: row.runId,
      sha256: row.recordSha256,
      previousSha256: row.previousSha256,
      supersedesId: row.supersedesId,
      createdAt: row.createdAt.toISOString(),
      canonical: row.canonical,
    })),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}
