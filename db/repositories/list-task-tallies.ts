import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Language, TaskCategory, Tier } from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { candidates, tasks, verdicts } from "../schema";
import { isCurrentVerdict } from "./current-verdict";
import { type TaskScope, whereInScope } from "./task-scope";

/** What one run's candidates made of one task. */
export interface TaskTallyRow {
  runId: string;
  taskKey: string;
  baseId: string;
  category: TaskCategory;
  tier: Tier | null;
  language: Language;
  candidates: number;
  passedCandidates: number;
  /** Candidates that are voided or not graded yet. */
  unscored: number;
  /** Whether candidate 0 passed. */
  passed: boolean;
}

/** Per-task counts of the current verdicts of several runs, in task order. */
export async function listTaskTallies(
  db: Database,
  runIds: readonly string[],
  scope: TaskScope,
): Promise<TaskTallyRow[]> {
  if (runIds.length === 0) return [];
  return db
    .select({
      runId: candidates.runId,
      taskKey: tasks.taskKey,
      baseId: tasks.baseId,
      category: tasks.category,
      tier: tasks.tier,
      language: tasks.language,
      candidates: sql`count(*)`.mapWith(Number),
      passedCandidates: sql`count(*) filter (where ${verdicts.verdict} = 'passed')`.mapWith(Number),
      unscored: sql`count(*) filter (
        where ${verdicts.verdict} is null or ${verdicts.verdict} = 'voided'
      )`.mapWith(Number),
      passed: sql<boolean>`coalesce(
        bool_or(${candidates.candidateIndex} = 0 and ${verdicts.verdict} = 'passed'), false
      )`,
    })
    .from(candidates)
    .innerJoin(tasks, eq(tasks.id, candidates.taskId))
    .leftJoin(verdicts, and(eq(verdicts.candidateId, candidates.id), isCurrentVerdict))
    .where(and(inArray(candidates.runId, [...runIds]), whereInScope(scope)))
    .groupBy(candidates.runId, tasks.id)
    .orderBy(asc(candidates.runId), asc(tasks.position));
}
