import { sql } from "drizzle-orm";

/** True for the row of `verdicts` that no correction has replaced: one a candidate. */
export const isCurrentVerdict = sql<boolean>`not exists (
  select from verdicts as correction where correction.supersedes_id = "verdicts"."id"
)`;
