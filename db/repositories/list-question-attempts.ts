import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../client";
import { modelAnswers, modelReplies } from "../schema/cycles";
import { tasks } from "../schema/tasks";

/** Whose questions are meant: one model's, in a cycle or, without one, over a suite revision. */
export interface AskedScope {
  /** Null for a run outside of any cycle. */
  cycleId: number | null;
  modelId: number;
  suiteRevisionId: number;
}

/** One attempt to ask, with whether it came to an answer. */
export interface QuestionAttempt {
  id: number;
  taskId: number;
  candidateIndex: number;
  attempt: number;
  kind: "replied" | "failed";
  fault: typeof modelReplies.$inferSelect.fault;
  httpStatus: number | null;
  rawSha256: string | null;
  latencyMs: number;
  isAnswered: boolean;
}

/** Every attempt that was made at a model's questions, in order. */
export function listQuestionAttempts(db: Database, scope: AskedScope): Promise<QuestionAttempt[]> {
  return db
    .select({
      id: modelReplies.id,
      taskId: modelReplies.taskId,
      candidateIndex: modelReplies.candidateIndex,
      attempt: modelReplies.attempt,
      kind: modelReplies.kind,
      fault: modelReplies.fault,
      httpStatus: modelReplies.httpStatus,
      rawSha256: modelReplies.rawSha256,
      latencyMs: modelReplies.latencyMs,
      isAnswered: sql<boolean>`${isNotNull(modelAnswers.replyId)}`,
    })
    .from(modelReplies)
    .innerJoin(tasks, eq(tasks.id, modelReplies.taskId))
    .leftJoin(modelAnswers, eq(modelAnswers.replyId, modelReplies.id))
    .where(isInScope(scope))
    .orderBy(modelReplies.taskId, modelReplies.candidateIndex, modelReplies.attempt);
}

/** Needs `tasks` joined. */
export function isInScope({ cycleId, modelId, suiteRevisionId }: AskedScope) {
  return and(
    cycleId === null ? isNull(modelReplies.cycleId) : eq(modelReplies.cycleId, cycleId),
    eq(modelReplies.modelId, modelId),
    eq(tasks.suiteRevisionId, suiteRevisionId),
  );
}
