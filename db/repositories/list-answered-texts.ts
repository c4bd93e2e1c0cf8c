import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../client";
import { candidates, taskSecrets, tasks } from "../schema";

/** What a search for copied texts needs of one candidate. */
export interface AnsweredText {
  taskKey: string;
  baseId: string;
  prompt: string | null;
  reference: string | null;
  completionSha256: string;
}

/** The candidates of a run with the references of their tasks, in task order. For the worker alone. */
export function listAnsweredTexts(db: Database, runId: string): Promise<AnsweredText[]> {
  return db
    .select({
      taskKey: tasks.taskKey,
      baseId: tasks.baseId,
      prompt: tasks.prompt,
      reference: taskSecrets.referenceSolution,
      completionSha256: candidates.completionSha256,
    })
    .from(candidates)
    .innerJoin(tasks, eq(tasks.id, candidates.taskId))
    .innerJoin(taskSecrets, eq(taskSecrets.taskId, tasks.id))
    .where(and(eq(candidates.runId, runId), eq(candidates.candidateIndex, 0)))
    .orderBy(asc(tasks.position));
}
