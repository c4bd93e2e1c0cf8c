import { and, desc, eq } from "drizzle-orm";
import { comparisonForm, type KeptComparison } from "../../lib/core/scoring/kept-comparison";
import type { Database } from "../client";
import { boardComparisons } from "../schema";
import type { BoardPlace } from "./list-board-records";

/** What was kept last of a whole board; the caller must see whether it is of the records that stand. */
export async function findBoardComparison(
  db: Database,
  { revisionId, cycle }: BoardPlace,
): Promise<KeptComparison | null> {
  const [newest] = await db
    .select({ comparison: boardComparisons.comparison })
    .from(boardComparisons)
    .where(
      and(
        eq(boardComparisons.suiteRevisionId, revisionId),
        eq(boardComparisons.cycle, cycle),
        eq(boardComparisons.form, comparisonForm),
      ),
    )
    .orderBy(desc(boardComparisons.id))
    .limit(1);
  return newest?.comparison ?? null;
}
