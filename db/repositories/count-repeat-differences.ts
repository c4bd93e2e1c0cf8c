import { sql } from "drizzle-orm";
import type { Database } from "../client";

export interface RepeatDifferences {
  /** Candidates that were executed more than once. */
  repeated: number;
  /** Those of them that passed once and failed once. */
  flaky: number;
}

/** Whether verdicts hold when candidates are executed again, over all runs. */
export async function countRepeatDifferences(db: Database): Promise<RepeatDifferences> {
  const rows = await db.execute<{ repeated: string; flaky: string }>(sql`
    with told as (
      select candidate_id, verdict from repeat_executions
      union all
      select candidate_id, verdict from verdicts
      where candidate_id in (select candidate_id from repeat_executions) and not exists (
        select from verdicts as correction where correction.supersedes_id = verdicts.id)
    ), by_candidate as (
      select bool_or(verdict = 'passed') and bool_or(verdict = 'failed') as flaky
      from told group by candidate_id
    )
    select count(*) as repeated, count(*) filter (where flaky) as flaky from by_candidate`);
  return { repeated: Number(rows[0]?.repeated ?? 0), flaky: Number(rows[0]?.flaky ?? 0) };
}
