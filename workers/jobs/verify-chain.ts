import type { Database } from "../../db/client";
import { type ChainedRecordRow, listRecordsAfter } from "../../db/repositories/list-records-after";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import { type ScorePayload, scorePayloadSchema } from "../../lib/core/scoring/score-payload";
import type { RecordDifference } from "./record-difference";

export interface ChainReport {
  records: number;
  /** Hash of the newest record: whoever kept an earlier one can see that nothing was cut off. */
  head: string | null;
  differences: RecordDifference[];
}

interface Seen {
  id: number;
  runId: string;
  recordSha256: string;
}

const pageSize = 500;

/**
 * Walks every record of the chain, oldest first: the text against its hash, each link, each
 * supersession. A chain that was cut off at its end can't be told from a shorter one: compare `head`.
 */
export async function verifyChain(db: Database): Promise<ChainReport> {
  const walk = new ChainWalk();
  let after = 0;
  while (true) {
    const page = await listRecordsAfter(db, after, pageSize);
    for (const row of page) walk.visit(row);
    const last = page.at(-1);
    if (last === undefined) return walk.report();
    after = last.id;
  }
}

class ChainWalk {
  private readonly byId = new Map<number, Seen>();
  private readonly superseded = new Map<number, number>();
  private readonly differences: RecordDifference[] = [];
  private last: Seen | null = null;

  visit(row: ChainedRecordRow): void {
    const add = (kind: RecordDifference["kind"], detail: string) =>
      this.differences.push({ kind, recordId: row.id, runId: row.runId, detail });
    const actual = sha256Hex(row.canonical);
    if (actual !== row.recordSha256) {
      add("text", `its text has the hash ${actual}, not ${row.recordSha256}`);
    }
    const payload = parsePayload(row.canonical);
    if (payload === null) add("text", "its text is no score record");
    const before = this.last?.recordSha256 ?? null;
    if (row.previousSha256 !== before) {
      add("link", `it follows ${row.previousSha256}, but the record before it is ${before}`);
    }
    if (payload && payload.previousSha256 !== row.previousSha256) {
      add("link", `its text names the predecessor ${payload.previousSha256}`);
    }
    for (const detail of this.checkSupersession(row, payload)) add("supersession", detail);
    this.last = { id: row.id, runId: row.runId, recordSha256: row.recordSha256 };
    this.byId.set(row.id, this.last);
  }

  report(): ChainReport {
    const head = this.last?.recordSha256 ?? null;
    return { records: this.byId.size, head, differences: this.differences };
  }

  private checkSupersession(row: ChainedRecordRow, payload: ScorePayload | null): string[] {
    const { supersedesId } = row;
    const named = payload?.supersedesSha256 ?? null;
    if (supersedesId === null) {
      return named === null ? [] : [`its text supersedes ${named}, but its row nothing`];
    }
    const target = this.byId.get(supersedesId);
    const found: string[] = [];
    if (target === undefined) return [`it supersedes record ${supersedesId}, which is not earlier`];
    if (target.runId !== row.runId) {
      found.push(`it supersedes record ${supersedesId} of another run, ${target.runId}`);
    }
    if (payload && named !== target.recordSha256) {
      found.push(`it supersedes record ${supersedesId}, but its text names ${named}`);
    }
    const other = this.superseded.get(supersedesId);
    if (other !== undefined) found.push(`record ${other} supersedes record ${supersedesId} too`);
    this.superseded.set(supersedesId, row.id);
    return found;
  }
}

function parsePayload(canonical: string): ScorePayload | null {
  try {
    return scorePayloadSchema.parse(JSON.parse(canonical));
  } catch {
    // Told as a difference: the walk goes on.
    return null;
  }
}
