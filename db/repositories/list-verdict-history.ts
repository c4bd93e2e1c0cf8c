import { asc, eq, sql } from "drizzle-orm";
import type { FailureClass, VerdictKind } from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { candidates, tasks, verdicts } from "../schema";

/** One verdict that a candidate ever had, with what it rests on; verdict fields are null: none yet. */
export interface VerdictHistoryRow {
  candidateId: number;
  taskId: number;
  taskKey: string;
  candidateIndex: number;
  caseCount: number;
  verdictId: number | null;
  verdict: VerdictKind | null;
  failureClass: FailureClass | null;
  supersedesId: number | null;
  createdAt: Date | null;
  traceSha256: string | null;
  executionId: number | null;
  /** Of its execution: outcomes stored, those that passed, and the classes of those that failed. */
  cases: number;
  casesPassed: number;
  caseClasses: FailureClass[];
}

const ofExecution = (what: string) =>
  sql.raw(`(select ${what} from outcomes where outcomes.execution_id = "verdicts"."execution_id")`);

/** Every verdict of a run, superseded ones too, in the order in which they were added. */
export function listVerdictHistory(db: Database, runId: string): Promise<VerdictHistoryRow[]> {
  return db
    .select({
      candidateId: candidates.id,
      taskId: candidates.taskId,
      taskKey: tasks.taskKey,
      candidateIndex: candidates.candidateIndex,
      caseCount: tasks.caseCount,
      verdictId: verdicts.id,
      verdict: verdicts.verdict,
      failureClass: verdicts.failureClass,
      supersedesId: verdicts.supersedesId,
      createdAt: verdicts.createdAt,
      traceSha256: verdicts.traceSha256,
      executionId: verdicts.executionId,
      cases: sql`${ofExecution("count(*)")}`.mapWith(Number),
      casesPassed: sql`${ofExecution("count(*) filter (where outcome = 'passed')")}`.mapWith(
        Number,
      ),
      caseClasses: sql<FailureClass[]>`${ofExecution(
        "coalesce(array_agg(failure_class order by case_index) filter (where failure_class is not null), '{}')",
      )}`,
    })
    .from(candidates)
    .innerJoin(tasks, eq(tasks.id, candidates.taskId))
    .leftJoin(verdicts, eq(verdicts.candidateId, candidates.id))
    .where(eq(candidates.runId, runId))
    .orderBy(asc(verdicts.id), asc(candidates.id));
}
