CREATE SCHEMA "private";
--> statement-breakpoint
CREATE TABLE "models" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"provider" text,
	"revision" text,
	"synthetic" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "models_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "candidates" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"task_id" integer NOT NULL,
	"candidate_index" integer NOT NULL,
	"completion_sha256" text NOT NULL,
	"raw_response_sha256" text,
	"submission_sha256" text,
	"extraction" text NOT NULL,
	"prompt_tokens" integer,
	"completion_tokens" integer,
	"latency_ms" integer,
	"finish_reason" text,
	"extra_fields" json NOT NULL,
	CONSTRAINT "candidates_run_task_index" UNIQUE("run_id","task_id","candidate_index")
);
--> statement-breakpoint
CREATE TABLE "executions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"candidate_id" bigint NOT NULL,
	"task_id" integer NOT NULL,
	"attempt" integer NOT NULL,
	"environment_sha256" text NOT NULL,
	"policy_sha256" text NOT NULL,
	"test_suite_version" text NOT NULL,
	"backend" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"exit_reason" text NOT NULL,
	"cpu_ms" integer NOT NULL,
	"wall_ms" integer NOT NULL,
	"memory_peak_bytes" bigint NOT NULL,
	"output_bytes" bigint NOT NULL,
	"process_limit_hits" integer NOT NULL,
	CONSTRAINT "executions_candidate_attempt" UNIQUE("candidate_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "outcomes" (
	"execution_id" bigint NOT NULL,
	"case_index" integer NOT NULL,
	"visibility" text NOT NULL,
	"outcome" text NOT NULL,
	"failure_class" text,
	"cpu_ms" integer NOT NULL,
	CONSTRAINT "outcomes_execution_id_case_index_pk" PRIMARY KEY("execution_id","case_index")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" text PRIMARY KEY NOT NULL,
	"identity_sha256" text NOT NULL,
	"suite_revision_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"cycle" text NOT NULL,
	"manifest" jsonb NOT NULL,
	"manifest_sha256" text NOT NULL,
	"evidence" text NOT NULL,
	"source_name" text NOT NULL,
	"source_sha256" text NOT NULL,
	"submissions_withheld" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "runs_identity_sha256_unique" UNIQUE("identity_sha256")
);
--> statement-breakpoint
CREATE TABLE "score_records" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"canonical" text NOT NULL,
	"record_sha256" text NOT NULL,
	"previous_sha256" text,
	"supersedes_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "score_records_record_sha256_unique" UNIQUE("record_sha256"),
	CONSTRAINT "score_records_supersedes_id_unique" UNIQUE("supersedes_id"),
	CONSTRAINT "score_records_previous_sha256" UNIQUE NULLS NOT DISTINCT("previous_sha256"),
	CONSTRAINT "score_records_hash_of_text" CHECK ("score_records"."record_sha256" = encode(sha256(convert_to("score_records"."canonical", 'UTF8')), 'hex'))
);
--> statement-breakpoint
CREATE TABLE "verdicts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"candidate_id" bigint NOT NULL,
	"execution_id" bigint,
	"verdict" text NOT NULL,
	"failure_class" text,
	"fault" text,
	"trace_sha256" text NOT NULL,
	"supersedes_id" bigint,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verdicts_supersedes_id_unique" UNIQUE("supersedes_id"),
	CONSTRAINT "verdicts_candidate_id" UNIQUE("candidate_id","id"),
	CONSTRAINT "verdicts_cause_matches_kind" CHECK (("verdicts"."verdict" = 'passed' and "verdicts"."failure_class" is null and "verdicts"."fault" is null)
        or ("verdicts"."verdict" = 'failed' and "verdicts"."failure_class" is not null and "verdicts"."fault" is null)
        or ("verdicts"."verdict" = 'voided' and "verdicts"."failure_class" is null and "verdicts"."fault" is not null))
);
--> statement-breakpoint
CREATE TABLE "suite_revisions" (
	"id" serial PRIMARY KEY NOT NULL,
	"suite_id" text NOT NULL,
	"revision" text NOT NULL,
	"content_sha256" text NOT NULL,
	"format" text NOT NULL,
	"compared" text NOT NULL,
	"equality" text NOT NULL,
	"k" integer NOT NULL,
	"limits" jsonb NOT NULL,
	"source" jsonb NOT NULL,
	"exposed" boolean NOT NULL,
	"task_count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suite_revisions_suite_revision" UNIQUE("suite_id","revision")
);
--> statement-breakpoint
CREATE TABLE "suites" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "private"."task_secrets" (
	"task_id" integer PRIMARY KEY NOT NULL,
	"test_plan" jsonb NOT NULL,
	"reference_solution" text NOT NULL,
	"planted_faults" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" serial PRIMARY KEY NOT NULL,
	"suite_revision_id" integer NOT NULL,
	"task_key" text NOT NULL,
	"position" integer NOT NULL,
	"base_id" text NOT NULL,
	"category" text NOT NULL,
	"tier" integer,
	"language" text NOT NULL,
	"entry_point" text NOT NULL,
	"prompt" text NOT NULL,
	"content_sha256" text NOT NULL,
	"test_suite_version" text NOT NULL,
	"case_count" integer NOT NULL,
	"public_case_count" integer NOT NULL,
	CONSTRAINT "tasks_revision_key" UNIQUE("suite_revision_id","task_key")
);
--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "executions" ADD CONSTRAINT "executions_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "executions" ADD CONSTRAINT "executions_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_execution_id_executions_id_fk" FOREIGN KEY ("execution_id") REFERENCES "public"."executions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_suite_revision_id_suite_revisions_id_fk" FOREIGN KEY ("suite_revision_id") REFERENCES "public"."suite_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_records" ADD CONSTRAINT "score_records_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_records" ADD CONSTRAINT "score_records_previous_exists" FOREIGN KEY ("previous_sha256") REFERENCES "public"."score_records"("record_sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_records" ADD CONSTRAINT "score_records_supersedes_exists" FOREIGN KEY ("supersedes_id") REFERENCES "public"."score_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_execution_id_executions_id_fk" FOREIGN KEY ("execution_id") REFERENCES "public"."executions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_supersedes_same_candidate" FOREIGN KEY ("candidate_id","supersedes_id") REFERENCES "public"."verdicts"("candidate_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suite_revisions" ADD CONSTRAINT "suite_revisions_suite_id_suites_id_fk" FOREIGN KEY ("suite_id") REFERENCES "public"."suites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."task_secrets" ADD CONSTRAINT "task_secrets_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_suite_revision_id_suite_revisions_id_fk" FOREIGN KEY ("suite_revision_id") REFERENCES "public"."suite_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidates_task" ON "candidates" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "runs_suite_revision_cycle" ON "runs" USING btree ("suite_revision_id","cycle");--> statement-breakpoint
CREATE INDEX "runs_model" ON "runs" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "score_records_run" ON "score_records" USING btree ("run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "verdicts_first_per_candidate" ON "verdicts" USING btree ("candidate_id") WHERE "verdicts"."supersedes_id" is null;