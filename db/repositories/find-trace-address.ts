import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../client";
import { verdicts } from "../schema";

export interface TraceAddressRow {
  verdictId: number;
  traceSha256: string;
  /** The verdict that this one corrected, and why. */
  supersedes: number | null;
  ownReason: string | null;
  /** The verdict that corrected this one, and why. */
  supersededBy: number | null;
  supersededReason: string | null;
}

const correction = alias(verdicts, "correction");

/** Where the trace of one verdict is stored. */
export async function findTraceAddress(
  db: Database,
  verdictId: number,
): Promise<TraceAddressRow | null> {
  const [row] = await db
    .select({
      verdictId: verdicts.id,
      traceSha256: verdicts.traceSha256,
      supersedes: verdicts.supersedesId,
      ownReason: verdicts.reason,
      supersededBy: correction.id,
      supersededReason: correction.reason,
    })
    .from(verdicts)
    .leftJoin(correction, eq(correction.supersedesId, verdicts.id))
    .where(eq(verdicts.id, verdictId));
  return row ?? null;
}
