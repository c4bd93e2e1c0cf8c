import { and, asc, eq, sql } from "drizzle-orm";
import type { TaskTokens } from "../../lib/core/scoring/bound-solved-task";
import type { Database } from "../client";
import { candidates, tasks, verdicts } from "../schema";
import { isCurrentVerdict } from "./current-verdict";

/** The tokens of all candidates of a run by task, as far as stated, and whether one of them passed. */
export async function listTaskTokens(db: Database, runId: string): Promise<TaskTokens[]> {
  return db
    .select({
      baseId: tasks.baseId,
      prompt: sql`coalesce(sum(${candidates.promptTokens}), 0)`.mapWith(Number),
      completion: sql`coalesce(sum(${candidates.completionTokens}), 0)`.mapWith(Number),
      isSolved: sql<boolean>`coalesce(bool_or(${verdicts.verdict} = 'passed'), false)`,
    })
    .from(candidates)
    .innerJoin(tasks, eq(tasks.id, candidates.taskId))
    .leftJoin(verdicts, and(eq(verdicts.candidateId, candidates.id), isCurrentVerdict))
    .where(eq(candidates.runId, runId))
    .groupBy(tasks.id)
    .orderBy(asc(tasks.position));
}
