import { and, asc, eq, ne, sql } from "drizzle-orm";
import { readPlaceExecution } from "../../lib/core/scoring/read-place-execution";
import type { RepeatablePlace } from "../../lib/core/scoring/report-repeats";
import type { InfrastructureFault, Language, TaskCategory, Tier } from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { candidates, executions, tasks, verdicts } from "../schema";
import { isCurrentVerdict } from "./current-verdict";
import { isNewestExecution } from "./newest-execution";

/** One candidate of a run with its current verdict and how long it ran when it was last executed. */
export interface GradedPlaceRow extends RepeatablePlace {
  taskId: number;
  category: TaskCategory | null;
  tier: Tier | null;
  language: Language | null;
  /** Null before there is a verdict. */
  verdictId: number | null;
  fault: InfrastructureFault | null;
}

const casesCpuMs = sql`(
  select coalesce(sum(outcomes.cpu_ms), 0) from outcomes
  where outcomes.execution_id = "executions"."id"
)`.mapWith(Number);

const slowestCaseMs = sql`(
  select coalesce(max(outcomes.cpu_ms), 0) from outcomes
  where outcomes.execution_id = "executions"."id"
)`.mapWith(Number);

/** Every candidate of a run by task position and candidate index, those without a verdict too. */
export async function listGradedPlaces(db: Database, runId: string): Promise<GradedPlaceRow[]> {
  const rows = await db
    .select({
      candidateId: candidates.id,
      taskId: candidates.taskId,
      taskKey: tasks.taskKey,
      baseId: tasks.baseId,
      category: tasks.category,
      tier: tasks.tier,
      language: tasks.language,
      candidateIndex: candidates.candidateIndex,
      submissionSha256: candidates.submissionSha256,
      verdictId: verdicts.id,
      verdict: verdicts.verdict,
      failureClass: verdicts.failureClass,
      fault: verdicts.fault,
      cpuMs: executions.cpuMs,
      wallMs: executions.wallMs,
      casesCpuMs,
      slowestCaseMs,
    })
    .from(candidates)
    .innerJoin(tasks, eq(tasks.id, candidates.taskId))
    .leftJoin(verdicts, and(eq(verdicts.candidateId, candidates.id), isCurrentVerdict))
    .leftJoin(
      executions,
      and(
        eq(executions.candidateId, candidates.id),
        isNewestExecution,
        ne(verdicts.verdict, "voided"),
      ),
    )
    .where(eq(candidates.runId, runId))
    .orderBy(asc(tasks.position), asc(candidates.candidateIndex));
  return rows.map(({ cpuMs, casesCpuMs: casesMs, slowestCaseMs: slowest, ...row }) => {
    const times = { casesMs, slowestCaseMs: slowest };
    const execution = cpuMs === null ? null : readPlaceExecution(row.category, { cpuMs, ...times });
    return { ...row, execution };
  });
}
