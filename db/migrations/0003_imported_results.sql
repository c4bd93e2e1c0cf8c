CREATE TABLE "claims" (
	"id" serial PRIMARY KEY NOT NULL,
	"suite_id" text NOT NULL,
	"model_id" integer NOT NULL,
	"metric" text NOT NULL,
	"rate" text,
	"passed" integer,
	"tasks" integer,
	"details" jsonb NOT NULL,
	"undisclosed" jsonb NOT NULL,
	"source" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claims_identity" UNIQUE("suite_id","model_id","metric","source")
);
--> statement-breakpoint
CREATE TABLE "model_descriptions" (
	"id" serial PRIMARY KEY NOT NULL,
	"model_id" integer NOT NULL,
	"name" text NOT NULL,
	"provider" text,
	"revision" text,
	"released_on" date,
	"cutoff_on" date,
	"open_weights" boolean,
	"sampling" jsonb,
	"prices" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "repeat_executions" (
	"candidate_id" bigint NOT NULL,
	"manifest_sha256" text NOT NULL,
	"repetition" integer NOT NULL,
	"selected_by" text NOT NULL,
	"verdict" text NOT NULL,
	"failure_class" text,
	"cpu_ms" integer NOT NULL,
	"wall_ms" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "repeat_executions_candidate_id_manifest_sha256_repetition_pk" PRIMARY KEY("candidate_id","manifest_sha256","repetition"),
	CONSTRAINT "repeat_executions_repetition" CHECK ("repeat_executions"."repetition" >= 2)
);
--> statement-breakpoint
CREATE TABLE "reported_outcomes" (
	"run_id" text NOT NULL,
	"task_id" integer NOT NULL,
	"trials" integer NOT NULL,
	"successes" integer NOT NULL,
	CONSTRAINT "reported_outcomes_run_id_task_id_pk" PRIMARY KEY("run_id","task_id"),
	CONSTRAINT "reported_outcomes_counts" CHECK ("reported_outcomes"."trials" >= 1 and "reported_outcomes"."successes" between 0 and "reported_outcomes"."trials")
);
--> statement-breakpoint
CREATE TABLE "suite_cards" (
	"id" serial PRIMARY KEY NOT NULL,
	"suite_id" text NOT NULL,
	"card" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suite_limits" (
	"id" serial PRIMARY KEY NOT NULL,
	"suite_revision_id" integer NOT NULL,
	"limits" jsonb NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "suite_revisions" ALTER COLUMN "equality" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "suite_revisions" ALTER COLUMN "limits" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "private"."task_secrets" ALTER COLUMN "reference_solution" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "category" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "language" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "entry_point" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "prompt" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "test_suite_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "score_records" ADD COLUMN "manifest" jsonb;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_suite_id_suites_id_fk" FOREIGN KEY ("suite_id") REFERENCES "public"."suites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_descriptions" ADD CONSTRAINT "model_descriptions_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repeat_executions" ADD CONSTRAINT "repeat_executions_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_outcomes" ADD CONSTRAINT "reported_outcomes_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_outcomes" ADD CONSTRAINT "reported_outcomes_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suite_cards" ADD CONSTRAINT "suite_cards_suite_id_suites_id_fk" FOREIGN KEY ("suite_id") REFERENCES "public"."suites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suite_limits" ADD CONSTRAINT "suite_limits_suite_revision_id_suite_revisions_id_fk" FOREIGN KEY ("suite_revision_id") REFERENCES "public"."suite_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_descriptions_model" ON "model_descriptions" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "suite_cards_suite" ON "suite_cards" USING btree ("suite_id");--> statement-breakpoint
CREATE INDEX "suite_limits_revision" ON "suite_limits" USING btree ("suite_revision_id");