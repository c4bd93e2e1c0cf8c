import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { isCurrentVerdict } from "../../../db/repositories/current-verdict";
import { candidates, executions, outcomes, tasks, verdicts } from "../../../db/schema";
import { defaultLimits } from "../../../lib/core/suite/default-limits";

/** A candidate that passed with little time left: on another machine it may fail. */
export interface NearLimit {
  runId: string;
  taskId: string;
  index: number;
}

const nearFraction = 0.9;

/** Passed candidates of which a case, or the whole, used at least 90% of its CPU limit. */
export async function listNearLimits(db: Database, runIds: string[]): Promise<NearLimit[]> {
  if (runIds.length === 0) return [];
  const { cpuMsPerTest, cpuMsTotal } = defaultLimits;
  return db
    .select({
      runId: candidates.runId,
      taskId: tasks.taskKey,
      index: candidates.candidateIndex,
    })
    .from(verdicts)
    .innerJoin(candidates, eq(candidates.id, verdicts.candidateId))
    .innerJoin(tasks, eq(tasks.id, candidates.taskId))
    .innerJoin(executions, eq(executions.id, verdicts.executionId))
    .innerJoin(outcomes, eq(outcomes.executionId, executions.id))
    .where(and(inArray(candidates.runId, runIds), isCurrentVerdict, eq(verdicts.verdict, "passed")))
    .groupBy(candidates.runId, tasks.taskKey, candidates.candidateIndex, executions.cpuMs)
    .having(
      sql`max(${outcomes.cpuMs}) >= ${nearFraction * cpuMsPerTest} or ${executions.cpuMs} >= ${nearFraction * cpuMsTotal}`,
    )
    .orderBy(candidates.runId, tasks.taskKey, candidates.candidateIndex);
}
