import { eq } from "drizzle-orm";
import type { Database } from "../client";
import { type AnswerCost, modelAnswers, modelReplies } from "../schema/cycles";
import { tasks } from "../schema/tasks";
import { type AskedScope, isInScope } from "./list-question-attempts";

/** What a model answered to one question, texts by digest. */
export interface StoredModelAnswer {
  taskKey: string;
  candidateIndex: number;
  attempt: number;
  rawSha256: string | null;
  completionSha256: string;
  build: string | null;
  finishReason: string | null;
  promptTokens: number | null;
  completionTokens: number | null;
  latencyMs: number;
  cost: AnswerCost | null;
}

/** A model's answers, in order of the suite's tasks and of candidates. */
export function listModelAnswers(db: Database, scope: AskedScope): Promise<StoredModelAnswer[]> {
  return db
    .select({
      taskKey: tasks.taskKey,
      candidateIndex: modelReplies.candidateIndex,
      attempt: modelReplies.attempt,
      rawSha256: modelReplies.rawSha256,
      completionSha256: modelAnswers.completionSha256,
      build: modelAnswers.build,
      finishReason: modelAnswers.finishReason,
      promptTokens: modelAnswers.promptTokens,
      completionTokens: modelAnswers.completionTokens,
      latencyMs: modelReplies.latencyMs,
      cost: modelAnswers.cost,
    })
    .from(modelAnswers)
    .innerJoin(modelReplies, eq(modelReplies.id, modelAnswers.replyId))
    .innerJoin(tasks, eq(tasks.id, modelReplies.taskId))
    .where(isInScope(scope))
    .orderBy(tasks.position, modelReplies.candidateIndex);
}
