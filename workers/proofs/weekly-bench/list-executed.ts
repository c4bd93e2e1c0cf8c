import { inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../../db/client";
import type { SuiteTask } from "../../../db/repositories/list-suite-tasks";
import { candidates, executions, outcomes, repeatExecutions } from "../../../db/schema/runs";
import {
  type ConformanceLanguage,
  conformanceLanguages,
} from "../../sandbox/conformance/conformance-language";
import { countExecutions } from "./count-executions";

/** What was run of some candidates. */
export interface Executed {
  byLanguage: Record<ConformanceLanguage, number>;
  /** Gradings that they belong to: of each candidate one, and one more for each repeat. */
  gradings: number;
  /** CPU time that submissions used, in seconds: their own work, not that of starting them. */
  ownSeconds: number;
}

const outcomeList = z.array(z.enum(["passed", "failed", "not_run"]));

/** Executions of runs, from what is stored of them; the repeats of candidates are among them. */
export async function listExecuted(
  db: Database,
  tasks: readonly SuiteTask[],
  runIds: readonly string[],
): Promise<Executed> {
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  const sums: Executed = {
    byLanguage: { python: 0, javascript: 0, java: 0 },
    gradings: 0,
    ownSeconds: 0,
  };
  for (const row of await listRows(db, runIds)) {
    const task = taskOf.get(row.taskId);
    const language = conformanceLanguages.find((one) => one === task?.language);
    if (task === undefined || language === undefined) throw new Error("this week has no such task");
    const programs = countExecutions(task.testPlan, row.outcomes) * (1 + row.repeats);
    sums.byLanguage[language] += programs;
    sums.gradings += 1 + row.repeats;
    sums.ownSeconds += (row.cpuMs + row.repeatsCpuMs) / 1000;
  }
  return sums;
}

function listRows(db: Database, runIds: readonly string[]) {
  const ofRepeats = (value: string) =>
    sql`(
      select coalesce(${sql.raw(value)}, 0) from ${repeatExecutions}
      where ${repeatExecutions.candidateId} = ${candidates.id}
    )`.mapWith(Number);
  return db
    .select({
      taskId: candidates.taskId,
      cpuMs: executions.cpuMs,
      outcomes: sql`(
        select coalesce(json_agg(${outcomes.outcome} order by ${outcomes.caseIndex}), '[]'::json)
        from ${outcomes} where ${outcomes.executionId} = ${executions.id}
      )`.mapWith((value: unknown) => outcomeList.parse(value)),
      repeats: ofRepeats("count(*)"),
      repeatsCpuMs: ofRepeats("sum(repeat_executions.cpu_ms)"),
    })
    .from(executions)
    .innerJoin(candidates, sql`${candidates.id} = ${executions.candidateId}`)
    .where(inArray(candidates.runId, [...runIds]));
}
