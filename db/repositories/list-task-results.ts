import { and, asc, eq } from "drizzle-orm";
import type { FailureClass, VerdictKind } from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { candidates, models, runs, scoreRecords, verdicts } from "../schema";
import { isCurrentRecord } from "./current-record";
import { isCurrentVerdict } from "./current-verdict";

export interface TaskResultRow {
  slug: string;
  name: string;
  provider: string | null;
  modelRevision: string | null;
  synthetic: boolean;
  runId: string;
  cycle: string;
  recordId: number;
  candidateIndex: number;
  verdict: VerdictKind;
  failureClass: FailureClass | null;
  verdictId: number;
}

/** Current verdicts on one task in every published run, by model, cycle and candidate. */
export function listTaskResults(db: Database, taskId: number): Promise<TaskResultRow[]> {
  return db
    .select({
      slug: models.slug,
      name: models.name,
      provider: models.provider,
      modelRevision: models.revision,
      synthetic: models.synthetic,
      runId: runs.id,
      cycle: runs.cycle,
      recordId: scoreRecords.id,
      candidateIndex: candidates.candidateIndex,
      verdict: verdicts.verdict,
      failureClass: verdicts.failureClass,
      verdictId: verdicts.id,
    })
    .from(candidates)
    .innerJoin(runs, eq(runs.id, candidates.runId))
    .innerJoin(models, eq(models.id, runs.modelId))
    .innerJoin(scoreRecords, and(eq(scoreRecords.runId, runs.id), isCurrentRecord))
    .innerJoin(verdicts, and(eq(verdicts.candidateId, candidates.id), isCurrentVerdict))
    .where(eq(candidates.taskId, taskId))
    .orderBy(asc(models.slug), asc(scoreRecords.id), asc(candidates.candidateIndex));
}
