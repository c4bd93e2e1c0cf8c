import { sql } from "drizzle-orm";

/** What an object is to the row that names it. */
export type ObjectUse = "trace" | "completion" | "submission" | "raw response" | "reply";

/**
 * The objects that rows name, a row each time one is named: every trace, the texts of runs whose
 * submissions are not withheld, and what models replied.
 */
export const namedObjects = sql`(
  with texts as (
    select candidates.* from candidates
    join runs on runs.id = candidates.run_id
    where not runs.submissions_withheld
  )
  select trace_sha256 as sha256, 'trace' as use, candidates.run_id
    from verdicts join candidates on candidates.id = verdicts.candidate_id
  union all select completion_sha256, 'completion', run_id from texts
  union all select submission_sha256, 'submission', run_id from texts
    where submission_sha256 is not null
  union all select raw_response_sha256, 'raw response', run_id from texts
    where raw_response_sha256 is not null
  union all select raw_sha256, 'reply', null from private.model_replies
    where raw_sha256 is not null
  union all select completion_sha256, 'completion', null from private.model_answers
) as named`;
