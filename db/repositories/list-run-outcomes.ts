import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../client";
import { candidates, verdicts } from "../schema";
import { isCurrentVerdict } from "./current-verdict";

/** What a run's candidates with a verdict came to on one task. */
export interface RunOutcome {
  taskId: number;
  trials: number;
  passes: number;
  /** Ended by a limit of time. */
  timeouts: number;
  /** Passed every public case, of which there was one, and not every case. */
  protectedGaps: number;
}

type OutcomeTuple = [number, number, number, number, number];

/** Looked at by hand: a schema of tuples takes as long as the query for a year of them. */
const outcomeLists = z.custom<OutcomeTuple[]>(
  (lists) =>
    Array.isArray(lists) &&
    lists.every((list) => Array.isArray(list) && list.length === 5 && list.every(Number.isInteger)),
);

/** Null, and so no gap, where no case is public. */
const isProtectedGap = sql`(
  ${verdicts.verdict} = 'failed'
  and (
    select bool_and(shown.outcome = 'passed') from outcomes as shown
    where shown.execution_id = ${verdicts.executionId} and shown.visibility = 'public'
  )
)`;

/** By run: what its candidates that passed or failed came to, a task after the other. */
export async function listRunOutcomes(
  db: Database,
  runIds: readonly string[],
): Promise<Map<string, RunOutcome[]>> {
  if (runIds.length === 0) return new Map();
  const byTask = db
    .select({
      runId: candidates.runId,
      taskId: candidates.taskId,
      trials: sql`count(*)`.as("trials"),
      passes: sql`count(*) filter (where ${verdicts.verdict} = 'passed')`.as("passes"),
      timeouts: sql`count(*) filter (
        where ${verdicts.failureClass} in ('cpu_timeout', 'wall_timeout')
      )`.as("timeouts"),
      gaps: sql`count(*) filter (where ${isProtectedGap})`.as("gaps"),
    })
    .from(candidates)
    .innerJoin(verdicts, and(eq(verdicts.candidateId, candidates.id), isCurrentVerdict))
    .where(
      and(inArray(candidates.runId, [...runIds]), inArray(verdicts.verdict, ["passed", "failed"])),
    )
    .groupBy(candidates.runId, candidates.taskId)
    .as("by_task");
  const rows = await db
    .select({
      runId: byTask.runId,
      // One list a run: a year of cycles has hundreds of thousands of these.
      outcomes: sql`json_agg(json_build_array(
        ${byTask.taskId}, ${byTask.trials}, ${byTask.passes}, ${byTask.timeouts}, ${byTask.gaps}
      ) order by ${byTask.taskId})`.mapWith((value: unknown) => outcomeLists.parse(value)),
    })
    .from(byTask)
    .groupBy(byTask.runId);
  return new Map(
    rows.map(({ runId, outcomes }) => [
      runId,
      outcomes.map(([taskId, trials, passes, timeouts, protectedGaps]) => ({
        taskId,
        trials,
        passes,
        timeouts,
        protectedGaps,
      })),
    ]),
  );
}
