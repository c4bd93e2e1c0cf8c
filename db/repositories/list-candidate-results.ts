import { and, asc, eq, gt, or, sql } from "drizzle-orm";
import type {
  FailureClass,
  Language,
  TaskCategory,
  Tier,
  VerdictKind,
} from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { candidates, executions, tasks, verdicts } from "../schema";
import { isCurrentVerdict } from "./current-verdict";

/** Where a candidate stands in the order of its run. */
export interface CandidatePlace {
  /** Of its task. */
  position: number;
  candidateIndex: number;
}

export interface CandidateResultRow extends CandidatePlace {
  taskKey: string;
  verdictId: number;
  verdict: VerdictKind;
  failureClass: FailureClass | null;
  casesPassed: number;
  cases: number;
  cpuMs: number | null;
  wallMs: number | null;
  memoryPeakBytes: number | null;
  promptTokens: number | null;
  completionTokens: number | null;
  traceSha256: string;
  /** Earlier verdicts on this candidate that corrections replaced. */
  superseded: number;
  baseId: string;
  category: TaskCategory | null;
  tier: Tier | null;
  language: Language | null;
}

const casesPassed = sql`(
  select count(*) from outcomes
  where outcomes.execution_id = "verdicts"."execution_id" and outcomes.outcome = 'passed'
)`.mapWith(Number);

const superseded = sql`(
  select count(*) - 1 from verdicts as every where every.candidate_id = "candidates"."id"
)`.mapWith(Number);

/** The candidates of a run that have a verdict, by task position and candidate index. */
export function listCandidateResults(db: Database, runId: string): Promise<CandidateResultRow[]> {
  return selectResults(db, runId, null);
}

/**
 * The next of them after a place, or the first.
 * @param after null: from the beginning
 */
export function listCandidateResultsAfter(
  db: Database,
  runId: string,
  after: CandidatePlace | null,
  limit: number,
): Promise<CandidateResultRow[]> {
  return selectResults(db, runId, after).limit(limit);
}

function selectResults(db: Database, runId: string, after: CandidatePlace | null) {
  return db
    .select({
      position: tasks.position,
      taskKey: tasks.taskKey,
      candidateIndex: candidates.candidateIndex,
      verdictId: verdicts.id,
      verdict: verdicts.verdict,
      failureClass: verdicts.failureClass,
      casesPassed,
      cases: tasks.caseCount,
      cpuMs: executions.cpuMs,
      wallMs: executions.wallMs,
      memoryPeakBytes: executions.memoryPeakBytes,
      promptTokens: candidates.promptTokens,
      completionTokens: candidates.completionTokens,
      traceSha256: verdicts.traceSha256,
      superseded,
      baseId: tasks.baseId,
      category: tasks.category,
      tier: tasks.tier,
      language: tasks.language,
    })
    .from(candidates)
    .innerJoin(tasks, eq(tasks.id, candidates.taskId))
    .innerJoin(verdicts, and(eq(verdicts.candidateId, candidates.id), isCurrentVerdict))
    .leftJoin(executions, eq(executions.id, verdicts.executionId))
    .where(and(eq(candidates.runId, runId), after === null ? undefined : isAfter(after)))
    .orderBy(asc(tasks.position), asc(candidates.candidateIndex));
}

function isAfter({ position, candidateIndex }: CandidatePlace) {
  return or(
    gt(tasks.position, position),
    and(eq(tasks.position, position), gt(candidates.candidateIndex, candidateIndex)),
  );
}
