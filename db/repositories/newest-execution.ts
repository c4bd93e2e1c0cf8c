import { sql } from "drizzle-orm";

/**
 * True for the row of `executions` that a candidate was last executed in. After a regrade it is the one
 * under the limits that its record names, also where the verdict did not change and still points to the
 * execution that it was first reached in.
 */
export const isNewestExecution = sql<boolean>`"executions"."attempt" = (
  select max(newest.attempt) from executions as newest
  where newest.candidate_id = "executions"."candidate_id"
)`;
