import { sql } from "drizzle-orm";
import type { InfrastructureFault, VerdictKind } from "../../lib/core/vocabulary";
import type { Database } from "../client";

export interface VerdictCount {
  /** Null for candidates that wait for their first verdict. */
  verdict: VerdictKind | null;
  /** What voided them; null for other verdicts. */
  fault: InfrastructureFault | null;
  candidates: number;
}

/** All candidates by their current verdict. */
export async function countCandidatesByVerdict(db: Database): Promise<VerdictCount[]> {
  const rows = await db.execute<{
    verdict: VerdictKind | null;
    fault: InfrastructureFault | null;
    candidates: string;
  }>(sql`
    select verdict, fault, count(*) as candidates
    from candidates left join (
      select candidate_id, verdict, fault from verdicts where not exists (
        select from verdicts as correction where correction.supersedes_id = verdicts.id)
    ) as current on current.candidate_id = candidates.id
    group by verdict, fault order by verdict, fault`);
  return rows.map((row) => ({ ...row, candidates: Number(row.candidates) }));
}
