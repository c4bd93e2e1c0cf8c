import { sql } from "drizzle-orm";
import type { Database } from "../client";
import { queueSchema } from "../queue/queues";

/** Jobs of a cycle that wait, wait for another try, or are under way. */
export interface CycleJobs {
  generate: number;
  grade: number;
  publish: number;
  confirm: number;
}

/**
 * How much work the queue holds of a cycle, or of one model's questions in it, or of one run.
 * @param exceptId a job that is not counted
 */
export async function countCycleJobs(
  db: Database,
  of: { cycleId: number; modelId?: number; runId?: string; confirmationId?: number },
  exceptId: string | null = null,
): Promise<CycleJobs> {
  const rows = await db.execute<{ name: keyof CycleJobs; jobs: number }>(sql`
    select name, count(*)::int as jobs from ${sql.identifier(queueSchema)}.job
    where name in ('generate', 'grade', 'publish', 'confirm') and state in ('created', 'retry', 'active')
      and data @> ${JSON.stringify(of)}::jsonb and id is distinct from ${exceptId}::uuid
    group by name`);
  const found = Object.fromEntries(rows.map(({ name, jobs }) => [name, jobs]));
  return { generate: 0, grade: 0, publish: 0, confirm: 0, ...found };
}
