import type { Database } from "../../db/client";
import {
  type AskedScope,
  listQuestionAttempts,
  type QuestionAttempt,
} from "../../db/repositories/list-question-attempts";
import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import type { ProviderFault } from "../../lib/core/ports/model-provider";

/** One candidate that has no answer yet. */
export interface OpenQuestion {
  task: SuiteTask;
  candidateIndex: number;
  /** Attempts ever made; the next takes the following number. */
  attempts: number;
  /** Faults of this round's attempts, oldest first: those of earlier rounds don't count against it. */
  faults: ProviderFault[];
  /** A reply that was stored and never parsed, because its worker ended in between. */
  unread: QuestionAttempt | null;
}

/**
 * The questions of a model without an answer, in order of tasks and candidates.
 * @param afterReplyId the newest reply before this round
 */
export async function listOpenQuestions(
  db: Database,
  scope: AskedScope,
  asked: { tasks: readonly SuiteTask[]; candidatesPerTask: number; afterReplyId: number },
): Promise<OpenQuestion[]> {
  const attemptsOf = new Map<string, QuestionAttempt[]>();
  for (const attempt of await listQuestionAttempts(db, scope)) {
    const key = `${attempt.taskId} ${attempt.candidateIndex}`;
    attemptsOf.set(key, [...(attemptsOf.get(key) ?? []), attempt]);
  }
  const indexes = Array.from({ length: asked.candidatesPerTask }, (_, index) => index);
  return asked.tasks.flatMap((task) =>
    indexes.flatMap((candidateIndex) => {
      const attempts = attemptsOf.get(`${task.id} ${candidateIndex}`) ?? [];
      if (attempts.some(({ isAnswered }) => isAnswered)) return [];
      const newest = attempts.at(-1);
      return [
        {
          task,
          candidateIndex,
          attempts: newest?.attempt ?? 0,
          faults: listFaults(attempts, asked.afterReplyId),
          unread: newest?.kind === "replied" ? newest : null,
        },
      ];
    }),
  );
}

function listFaults(attempts: QuestionAttempt[], afterReplyId: number): ProviderFault[] {
  return attempts.flatMap(({ id, fault }) => (id > afterReplyId && fault !== null ? [fault] : []));
}
