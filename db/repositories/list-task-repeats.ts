import { and, asc, eq } from "drizzle-orm";
import type { FailureClass, VerdictKind } from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { candidates, currentModels, repeatExecutions, runs, verdicts } from "../schema";
import { isCurrentVerdict } from "./current-verdict";

/** One further execution of a candidate for a task, beside its verdict. */
export interface TaskRepeatRow {
  slug: string;
  runId: string;
  cycle: string;
  candidateId: number;
  candidateIndex: number;
  verdictId: number;
  gradedVerdict: VerdictKind;
  gradedClass: FailureClass | null;
  manifestSha256: string;
  repetition: number;
  verdict: VerdictKind;
  failureClass: FailureClass | null;
}

/** Every repeat of a candidate for one task, by model, cycle, candidate, manifest and repetition. */
export function listTaskRepeats(db: Database, taskId: number): Promise<TaskRepeatRow[]> {
  return db
    .select({
      slug: currentModels.slug,
      runId: runs.id,
      cycle: runs.cycle,
      candidateId: candidates.id,
      candidateIndex: candidates.candidateIndex,
      verdictId: verdicts.id,
      gradedVerdict: verdicts.verdict,
      gradedClass: verdicts.failureClass,
      manifestSha256: repeatExecutions.manifestSha256,
      repetition: repeatExecutions.repetition,
      verdict: repeatExecutions.verdict,
      failureClass: repeatExecutions.failureClass,
    })
    .from(repeatExecutions)
    .innerJoin(candidates, eq(candidates.id, repeatExecutions.candidateId))
    .innerJoin(runs, eq(runs.id, candidates.runId))
    .innerJoin(currentModels, eq(currentModels.id, runs.modelId))
    .innerJoin(verdicts, and(eq(verdicts.candidateId, candidates.id), isCurrentVerdict))
    .where(eq(candidates.taskId, taskId))
    .orderBy(
      asc(currentModels.slug),
      asc(runs.cycle),
      asc(candidates.id),
      asc(repeatExecutions.manifestSha256),
      asc(repeatExecutions.repetition),
    );
}
