import { sql } from "drizzle-orm";
import type { Database } from "../client";

/** How far one model of a cycle has come. */
export interface ModelProgress {
  model: string;
  /** Attempts to ask it, and those of them that brought nothing usable. */
  attempts: number;
  failedAttempts: number;
  /** Questions that it has answered. */
  answered: number;
  /** Candidates of its run, which is made once all is asked; those that passed or failed; voided ones. */
  candidates: number;
  graded: number;
  voided: number;
}

type Counts = Record<Exclude<keyof ModelProgress, "model">, string>;

/** The models of a cycle by slug. The web role may ask: of what is private, numbers alone come out. */
export async function listCycleProgress(db: Database, cycle: string): Promise<ModelProgress[]> {
  const rows = await db.execute<Counts & { model: string }>(sql`
    with places as (
      select models.slug as model, verdicts.verdict
      from cycles
      join runs on runs.cycle = cycles.cycle and runs.suite_revision_id = cycles.suite_revision_id
      join models on models.id = runs.model_id
      join candidates on candidates.run_id = runs.id
      left join verdicts on verdicts.candidate_id = candidates.id and not exists (
        select from verdicts as correction where correction.supersedes_id = verdicts.id)
      where cycles.cycle = ${cycle}
    ), graded as (
      select model, count(*) as candidates,
        count(*) filter (where verdict in ('passed', 'failed')) as graded,
        count(*) filter (where verdict = 'voided') as voided
      from places group by model
    )
    select model, attempts, failed as "failedAttempts", answered,
      coalesce(candidates, 0) as candidates, coalesce(graded, 0) as graded,
      coalesce(voided, 0) as voided
    from public.cycle_questions(${cycle}) left join graded using (model) order by model`);
  return rows.map((row) => ({
    model: row.model,
    attempts: Number(row.attempts),
    failedAttempts: Number(row.failedAttempts),
    answered: Number(row.answered),
    candidates: Number(row.candidates),
    graded: Number(row.graded),
    voided: Number(row.voided),
  }));
}
