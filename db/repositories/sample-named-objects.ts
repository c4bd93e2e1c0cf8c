import { sql } from "drizzle-orm";
import type { Database } from "../client";

export interface NamedObjects {
  /** Objects that rows name, each once. */
  total: number;
  /** Some of them, the same ones each time as long as nothing is added. */
  sample: string[];
}

/**
 * Objects that rows name: every trace, and the texts of runs whose submissions are not withheld. The
 * order of digests is as good as chance.
 */
export async function sampleNamedObjects(db: Database, most: number): Promise<NamedObjects> {
  const rows = await db.execute<{ sha256: string; total: string }>(sql`
    with texts as (
      select candidates.* from candidates
      join runs on runs.id = candidates.run_id
      where not runs.submissions_withheld
    ), named as (
      select trace_sha256 as sha256 from verdicts
      union select completion_sha256 from texts
      union select submission_sha256 from texts where submission_sha256 is not null
      union select raw_response_sha256 from texts where raw_response_sha256 is not null
    )
    select sha256, count(*) over () as total from named order by md5(sha256) limit ${most}`);
  return { total: Number(rows[0]?.total ?? 0), sample: rows.map((row) => row.sha256) };
}
