import { sql } from "drizzle-orm";

/** True for a row of `score_records` that no later record supersedes. */
export const isCurrentRecord = sql<boolean>`not exists (
  select from score_records as correction where correction.supersedes_id = "score_records"."id"
)`;
