import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../client";
import { candidates, verdicts } from "../schema";
import { isCurrentVerdict } from "./current-verdict";

export interface RunVerdictCounts {
  tasks: number;
  candidates: number;
  /** Candidates that passed or failed. */
  graded: number;
  voided: number;
  passedCandidates: number;
  /** Tasks whose candidate 0 passed. */
  passed: number;
}

/** How far a run's candidates have come, by current verdicts. */
export async function countRunVerdicts(db: Database, runId: string): Promise<RunVerdictCounts> {
  const [row] = await db
    .select({
      tasks: sql`count(distinct ${candidates.taskId})`.mapWith(Number),
      candidates: sql`count(*)`.mapWith(Number),
      graded: sql`count(*) filter (where ${verdicts.verdict} in ('passed', 'failed'))`.mapWith(
        Number,
      ),
      voided: sql`count(*) filter (where ${verdicts.verdict} = 'voided')`.mapWith(Number),
      passedCandidates: sql`count(*) filter (where ${verdicts.verdict} = 'passed')`.mapWith(Number),
      passed: sql`count(*) filter (
        where ${verdicts.verdict} = 'passed' and ${candidates.candidateIndex} = 0
      )`.mapWith(Number),
    })
    .from(candidates)
    .leftJoin(verdicts, and(eq(verdicts.candidateId, candidates.id), isCurrentVerdict))
    .where(eq(candidates.runId, runId));
  return row ?? { tasks: 0, candidates: 0, graded: 0, voided: 0, passedCandidates: 0, passed: 0 };
}
