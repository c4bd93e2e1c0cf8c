import { and, count, eq, gte, inArray, ne, sql } from "drizzle-orm";
import type { RepeatCounts } from "../../lib/core/cycle/gates/check-flakiness";
import { executionsOfRepeated } from "../../lib/core/scoring/select-repeats";
import type { Database } from "../client";
import { candidates, repeatExecutions, runs, verdicts } from "../schema";
import { isCurrentVerdict } from "./current-verdict";

/**
 * How many candidates of these runs were drawn and executed three times under their run's manifest, and
 * how many of them both passed and failed.
 */
export async function countDrawnRepeats(
  db: Database,
  runIds: readonly string[],
): Promise<RepeatCounts> {
  if (runIds.length === 0) return { repeated: 0, flaky: 0 };
  const repeated = db
    .select({
      differs: sql<boolean>`bool_or(${repeatExecutions.verdict} <> ${verdicts.verdict})`.as(
        "differs",
      ),
    })
    .from(repeatExecutions)
    .innerJoin(candidates, eq(candidates.id, repeatExecutions.candidateId))
    .innerJoin(runs, eq(runs.id, candidates.runId))
    .innerJoin(verdicts, and(eq(verdicts.candidateId, candidates.id), isCurrentVerdict))
    .where(
      and(
        inArray(candidates.runId, [...runIds]),
        eq(repeatExecutions.manifestSha256, runs.manifestSha256),
        eq(repeatExecutions.selectedBy, "seeded"),
        ne(repeatExecutions.verdict, "voided"),
        ne(verdicts.verdict, "voided"),
      ),
    )
    .groupBy(repeatExecutions.candidateId)
    .having(gte(count(), executionsOfRepeated - 1))
    .as("repeated");
  const [row] = await db
    .select({ repeated: count(), flaky: sql`count(*) filter (where differs)`.mapWith(Number) })
    .from(repeated);
  return row ?? { repeated: 0, flaky: 0 };
}
