import { asc, eq } from "drizzle-orm";
import type { ExitReason } from "../../lib/core/ports/sandbox";
import type {
  FailureClass,
  InfrastructureFault,
  RepeatSelection,
  VerdictKind,
} from "../../lib/core/vocabulary";
import type { Database } from "../client";
import { executions, repeatExecutions, verdicts } from "../schema";

export interface CandidateAttempts {
  executions: {
    attempt: number;
    startedAt: Date;
    exitReason: ExitReason;
    cpuMs: number;
    wallMs: number;
  }[];
  verdicts: {
    id: number;
    verdict: VerdictKind;
    failureClass: FailureClass | null;
    fault: InfrastructureFault | null;
    supersedesId: number | null;
    reason: string | null;
    createdAt: Date;
  }[];
  repeats: {
    repetition: number;
    selectedBy: RepeatSelection;
    verdict: VerdictKind;
    failureClass: FailureClass | null;
    cpuMs: number;
    wallMs: number;
    createdAt: Date;
  }[];
}

/** Everything that was ever done with one candidate, each kind in the order in which it was stored. */
export async function listCandidateAttempts(
  db: Database,
  candidateId: number,
): Promise<CandidateAttempts> {
  return {
    executions: await db
      .select({
        attempt: executions.attempt,
        startedAt: executions.startedAt,
        exitReason: executions.exitReason,
        cpuMs: executions.cpuMs,
        wallMs: executions.wallMs,
      })
      .from(executions)
      .where(eq(executions.candidateId, candidateId))
      .orderBy(asc(executions.attempt)),
    verdicts: await db
      .select({
        id: verdicts.id,
        verdict: verdicts.verdict,
        failureClass: verdicts.failureClass,
        fault: verdicts.fault,
        supersedesId: verdicts.supersedesId,
        reason: verdicts.reason,
        createdAt: verdicts.createdAt,
      })
      .from(verdicts)
      .where(eq(verdicts.candidateId, candidateId))
      .orderBy(asc(verdicts.id)),
    repeats: await db
      .select({
        repetition: repeatExecutions.repetition,
        selectedBy: repeatExecutions.selectedBy,
        verdict: repeatExecutions.verdict,
        failureClass: repeatExecutions.failureClass,
        cpuMs: repeatExecutions.cpuMs,
        wallMs: repeatExecutions.wallMs,
        createdAt: repeatExecutions.createdAt,
      })
      .from(repeatExecutions)
      .where(eq(repeatExecutions.candidateId, candidateId))
      .orderBy(asc(repeatExecutions.createdAt), asc(repeatExecutions.repetition)),
  };
}
