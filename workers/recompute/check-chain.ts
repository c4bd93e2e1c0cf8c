import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { recordSchema } from "../../lib/contracts/run";
import { readLines } from "./read-part";
import type { Report } from "./report";

const linkSchema = z.object({ previousSha256: z.string().nullable(), runId: z.string() });

export type ArchivedRecord = z.infer<typeof recordSchema>;

/**
 * Walks the chain of records: each text has the hash that is stated of it, and names the record before
 * it, the first one none. Returns the records to compute again: those of the archive's runs that no
 * later record supersedes.
 */
export async function checkChain(folder: string, report: Report): Promise<ArchivedRecord[]> {
  const records = await readLines(folder, "records.jsonl", recordSchema);
  report.note(`${records.length} records in the chain`);
  let previous: string | null = null;
  for (const { id, runId, canonical, sha256, previousSha256 } of records) {
    const hash = createHash("sha256").update(canonical).digest("hex");
    report.compare(`record ${id}: SHA-256 of its text`, sha256, hash);
    report.compare(`record ${id}: the record before it`, String(previousSha256), String(previous));
    const link = linkSchema.safeParse(parseJson(canonical));
    const named = link.success ? String(link.data.previousSha256) : "none that can be read";
    report.compare(`record ${id}: the record before it, in its text`, named, String(previous));
    report.compare(`record ${id}: its run`, runId, link.success ? link.data.runId : "unknown");
    previous = sha256;
  }
  const superseded = new Set(records.map(({ supersedesId }) => supersedesId));
  return records.filter(
    ({ id, runId }) =>
      !superseded.has(id) && existsSync(join(folder, "runs", runId, "results.jsonl")),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
