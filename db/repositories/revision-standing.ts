import { type SQL, sql } from "drizzle-orm";

const publishedFor = `(
  select max(opened.cycle) from cycles as opened
  join cycle_publications as publication on publication.cycle_id = opened.id
  where opened.suite_revision_id = "suite_revisions"."id"
)`;

/**
 * The newest published week that a row of `suite_revisions` was drawn for; null where there is none. Sorted
 * by it, nulls first, and then by id, the last revision of a suite is the one that stands for the suite.
 */
export const publishedWeek = sql<string | null>`${sql.raw(publishedFor)}`;

/**
 * False for a revision that was drawn for weeks of which none is published, or for a confirmation, and that
 * nothing else was measured by: until its publication the board before it stays.
 */
export const mayStand: SQL = sql.raw(`(
  ${publishedFor} is not null
  or not exists (
    select from cycles as opened where opened.suite_revision_id = "suite_revisions"."id"
    union all
    select from confirmations as asked where asked.suite_revision_id = "suite_revisions"."id"
  )
  or exists (
    select from runs as measured join score_records as record on record.run_id = measured.id
    where measured.suite_revision_id = "suite_revisions"."id"
      and measured.cycle not in (select opened.cycle from cycles as opened)
  )
)`);
