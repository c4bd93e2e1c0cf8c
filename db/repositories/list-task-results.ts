import { and, asc, eq } from "drizzle-orm";
import type { FailureClass, VerdictKind } from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { candidates, currentModels, runs, scoreRecords, verdicts } from "../schema";
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
      slug: currentModels.slug,
      name: currentModels.name,
      provider: currentModels.provider,
      modelRevision: currentModels.revision,
      synthetic: currentModels.synthetic,
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
    .innerJoin(currentModels, eq(currentModels.id, runs.modelId))
    .innerJoin(scoreRecords, and(eq(scoreRecords.runId, runs.id), isCurrentRecord))
    .innerJoin(verdicts, and(eq(verdicts.candidateId, candidates.id), isCurrentVerdict))
    .where(eq(candidates.taskId, taskId))
    .orderBy(asc(currentModels.slug), asc(scoreRecords.id), asc(candidates.candidateIndex));
}
