import { sql } from "drizzle-orm";
import type { Database } from "../client";

/** What the models of one cycle made of a task of one name, in the text that it had then. */
export interface TaskAppearanceRow {
  revision: string;
  cycle: string;
  contentSha256: string;
  synthetic: boolean;
  /** Models with a published run that has a candidate, or a reported outcome, for the task. */
  models: number;
  /** Those of them of which at least one candidate, or trial, passed. */
  solvedBy: number;
}

/**
 * Where a task of a suite was met, newest cycle first: a task of the weekly pool is drawn in many weeks, of
 * which each has a revision. Baselines are counted apart from other models.
 */
export async function listTaskAppearances(
  db: Database,
  { suiteId, taskKey }: { suiteId: string; taskKey: string },
): Promise<TaskAppearanceRow[]> {
  const rows = await db.execute<{
    [Field in keyof TaskAppearanceRow]: TaskAppearanceRow[Field] extends number
      ? string
      : TaskAppearanceRow[Field];
  }>(sql`
    with own as (
      select task.id, task.content_sha256, revision.revision, revision.id as revision_id
      from tasks as task join suite_revisions as revision on revision.id = task.suite_revision_id
      where task.task_key = ${taskKey} and revision.suite_id = ${suiteId}
    ), told as (
      select own.id as task_id, candidate.run_id, verdict.verdict = 'passed' as is_solved
      from own join candidates as candidate on candidate.task_id = own.id
      join verdicts as verdict on verdict.candidate_id = candidate.id
      where not exists (select from verdicts as later where later.supersedes_id = verdict.id)
      union all
      select own.id, reported.run_id, reported.successes > 0
      from own join reported_outcomes as reported on reported.task_id = own.id
    ), by_model as (
      select told.task_id, run.cycle, run.model_id, bool_or(told.is_solved) as is_solved
      from told join runs as run on run.id = told.run_id
      where exists (select from score_records as record where record.run_id = run.id)
      group by told.task_id, run.cycle, run.model_id
    )
    select own.revision, by_model.cycle, own.content_sha256 as "contentSha256", model.synthetic,
      count(*) as models, count(*) filter (where by_model.is_solved) as "solvedBy"
    from by_model join own on own.id = by_model.task_id
    join models as model on model.id = by_model.model_id
    group by own.revision_id, own.revision, by_model.cycle, own.content_sha256, model.synthetic
    order by by_model.cycle desc, own.revision_id desc, model.synthetic`);
  return rows.map(({ models, solvedBy, ...row }) => ({
    ...row,
    models: Number(models),
    solvedBy: Number(solvedBy),
  }));
}
