-- The text that is hashed must name the predecessor itself: a column beside it proves nothing.
ALTER TABLE "score_records" ADD CONSTRAINT "score_records_text_names_predecessor"
  CHECK (("canonical"::jsonb ? 'previousSha256') AND ("canonical"::jsonb ->> 'previousSha256') IS NOT DISTINCT FROM "previous_sha256");
--> statement-breakpoint
ALTER TABLE "score_records" ADD CONSTRAINT "score_records_run_and_id" UNIQUE ("run_id", "id");
--> statement-breakpoint
-- A correction belongs to the run of what it corrects.
ALTER TABLE "score_records" ADD CONSTRAINT "score_records_supersedes_same_run"
  FOREIGN KEY ("run_id", "supersedes_id") REFERENCES "score_records" ("run_id", "id");
