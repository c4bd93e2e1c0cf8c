import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../client";
import { candidates, runs, tasks, verdicts } from "../schema";
import { isCurrentVerdict } from "./current-verdict";
import { listReportedTallies } from "./list-reported-tallies";
import { type TaskScope, whereInScope } from "./task-scope";
import type { TaskTallyRow } from "./task-tally-row";

/**
 * Counts, per task, the candidates of several runs, in task order: by their current verdicts, or of the outcomes that
 * were reported. A task that a run has no candidate for counts as one without a verdict, as it does in a
 * record.
 */
export async function countTaskTallies(
  db: Database,
  runIds: readonly string[],
  scope: TaskScope,
): Promise<TaskTallyRow[]> {
  if (runIds.length === 0) return [];
  const reported = await listReportedTallies(db, runIds, scope);
  const isReported = new Set(reported.map(({ runId }) => runId));
  const graded = runIds.filter((runId) => !isReported.has(runId));
  return [...(await listGradedTallies(db, graded, scope)), ...reported];
}

async function listGradedTallies(
  db: Database,
  runIds: readonly string[],
  scope: TaskScope,
): Promise<TaskTallyRow[]> {
  if (runIds.length === 0) return [];
  return db
    .select({
      runId: runs.id,
      taskKey: tasks.taskKey,
      baseId: tasks.baseId,
      category: tasks.category,
      tier: tasks.tier,
      language: tasks.language,
      candidates: sql`greatest(count(${candidates.id}), 1)`.mapWith(Number),
      passedCandidates: sql`count(*) filter (where ${verdicts.verdict} = 'passed')`.mapWith(Number),
      unscored: sql`count(*) filter (
        where ${verdicts.verdict} is null or ${verdicts.verdict} = 'voided'
      )`.mapWith(Number),
      passed: sql<boolean>`coalesce(
        bool_or(${candidates.candidateIndex} = 0 and ${verdicts.verdict} = 'passed'), false
      )`,
      firstSuccess: sql<number | null>`
        1 + min(${candidates.candidateIndex}) filter (where ${verdicts.verdict} = 'passed')
      `,
    })
    .from(runs)
    .innerJoin(tasks, eq(tasks.suiteRevisionId, runs.suiteRevisionId))
    .leftJoin(
      candidates,
      and(
        eq(candidates.runId, runs.id),
        eq(candidates.taskId, tasks.id),
        // Said again, so that the index of runs is used: without it all candidates are read.
        inArray(candidates.runId, [...runIds]),
      ),
    )
    .leftJoin(verdicts, and(eq(verdicts.candidateId, candidates.id), isCurrentVerdict))
    .where(and(inArray(runs.id, [...runIds]), whereInScope(scope)))
    .groupBy(runs.id, tasks.id)
    .orderBy(asc(runs.id), asc(tasks.position));
}
