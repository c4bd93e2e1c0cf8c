import type { Database } from "../client";
import { type KeptFigures, listKeptFigures } from "./list-kept-figures";
import { toTaskTallies } from "./list-task-tallies";
import { type ExecutionTimesRow, measureExecutionTimes } from "./measure-execution-times";
import { type RunTokensRow, sumRunTokens } from "./sum-run-tokens";
import { isWholeSuite, type TaskScope } from "./task-scope";
import type { TaskTallyRow } from "./task-tally-row";

export interface RunFigures {
  /** In task order, by run id. */
  tallies: TaskTallyRow[];
  /** None of a run that executed nothing. */
  times: ExecutionTimesRow[];
  /** None of a run of which no candidate states its tokens. */
  tokens: RunTokensRow[];
}

/**
 * What boards show of runs on the tasks of a scope: kept with their standing records where it was, else
 * worked out from candidates and executions. Times and tokens are kept for whole suites alone.
 */
export async function listRunFigures(
  db: Database,
  runIds: readonly string[],
  scope: TaskScope,
): Promise<RunFigures> {
  const kept = await listKeptFigures(db, runIds);
  const usable = isWholeSuite(scope) ? kept : [];
  const isUsable = new Set(usable.map(({ runId }) => runId));
  const others = runIds.filter((runId) => !isUsable.has(runId));
  return {
    tallies: await toTaskTallies(db, runIds, scope, kept),
    times: [...usable.flatMap(toTimes), ...(await measureExecutionTimes(db, others, scope))],
    tokens: [...usable.flatMap(toTokens), ...(await sumRunTokens(db, others, scope))],
  };
}

function toTimes(figures: KeptFigures): ExecutionTimesRow[] {
  const { runId, executions, timeouts, medianWallMs: medianMs, p95WallMs: p95Ms } = figures;
  return medianMs === null || p95Ms === null
    ? []
    : [{ runId, executions, timeouts, medianMs, p95Ms }];
}

function toTokens(figures: KeptFigures): RunTokensRow[] {
  const { runId, promptTokens: prompt, completionTokens: completion } = figures;
  const { candidatesWithTokens: candidates } = figures;
  return candidates === 0 ? [] : [{ runId, prompt, completion, candidates }];
}
