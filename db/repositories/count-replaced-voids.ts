import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../client";
import { candidates, verdicts } from "../schema";
import { isCurrentVerdict } from "./current-verdict";

/** How many voided verdicts of a run a later verdict has replaced. */
export async function countReplacedVoids(db: Database, runId: string): Promise<number> {
  const [row] = await db
    .select({ replaced: sql`count(*)`.mapWith(Number) })
    .from(verdicts)
    .innerJoin(candidates, eq(candidates.id, verdicts.candidateId))
    .where(
      and(
        eq(candidates.runId, runId),
        eq(verdicts.verdict, "voided"),
        sql`not ${isCurrentVerdict}`,
      ),
    );
  return row?.replaced ?? 0;
}
