import { sql } from "drizzle-orm";
import type { Database } from "../client";

export interface RecentWork {
  answered: number;
  graded: number;
}

/** What was done for a week's cycle since a moment: questions answered, candidates passed or failed. */
export async function countRecentWork(
  db: Database,
  cycle: string,
  since: Date,
): Promise<RecentWork> {
  const [row] = await db.execute<{ answered: string; graded: string }>(sql`
    select public.count_cycle_answers(${cycle}, ${since.toISOString()}::timestamptz) as answered, (
      select count(*) from cycles
      join runs on runs.cycle = cycles.cycle and runs.suite_revision_id = cycles.suite_revision_id
      join candidates on candidates.run_id = runs.id
      join verdicts on verdicts.candidate_id = candidates.id
      where cycles.cycle = ${cycle} and verdicts.verdict in ('passed', 'failed')
        and verdicts.created_at >= ${since.toISOString()}::timestamptz
    ) as graded`);
  return { answered: Number(row?.answered ?? 0), graded: Number(row?.graded ?? 0) };
}
