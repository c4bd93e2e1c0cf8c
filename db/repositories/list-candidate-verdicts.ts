import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../client";
import { candidates, tasks, verdicts } from "../schema";
import { isCurrentVerdict } from "./current-verdict";

/** Where the trace of one candidate is, and whether it passed. */
export interface CandidateVerdictRow {
  runId: string;
  taskKey: string;
  verdictId: number;
  isPassed: boolean;
}

/** The graded candidates of some runs by task position and candidate index; none of reported runs. */
export function listCandidateVerdicts(
  db: Database,
  runIds: readonly string[],
): Promise<CandidateVerdictRow[]> {
  return db
    .select({
      runId: candidates.runId,
      taskKey: tasks.taskKey,
      verdictId: verdicts.id,
      isPassed: sql<boolean>`${verdicts.verdict} = 'passed'`,
    })
    .from(candidates)
    .innerJoin(tasks, eq(tasks.id, candidates.taskId))
    .innerJoin(verdicts, and(eq(verdicts.candidateId, candidates.id), isCurrentVerdict))
    .where(inArray(candidates.runId, [...runIds]))
    .orderBy(asc(tasks.position), asc(candidates.candidateIndex));
}
