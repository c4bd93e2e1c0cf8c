CREATE TABLE "cycle_gate_failures" (
	"id" serial PRIMARY KEY NOT NULL,
	"cycle_id" integer NOT NULL,
	"gates" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cycle_models" (
	"cycle_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"generation" jsonb NOT NULL,
	"endpoint_kind" text NOT NULL,
	CONSTRAINT "cycle_models_cycle_id_model_id_pk" PRIMARY KEY("cycle_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "cycle_publications" (
	"cycle_id" integer PRIMARY KEY NOT NULL,
	"gates" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cycles" (
	"id" serial PRIMARY KEY NOT NULL,
	"cycle" text NOT NULL,
	"suite_revision_id" integer NOT NULL,
	"seed_label" text NOT NULL,
	"task_set_digest" text NOT NULL,
	"allocation" jsonb NOT NULL,
	"rotation" jsonb NOT NULL,
	"manifest" jsonb NOT NULL,
	"manifest_sha256" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cycles_cycle_unique" UNIQUE("cycle")
);
--> statement-breakpoint
CREATE TABLE "private"."model_answers" (
	"reply_id" bigint PRIMARY KEY NOT NULL,
	"completion_sha256" text NOT NULL,
	"build" text,
	"finish_reason" text,
	"prompt_tokens" integer,
	"completion_tokens" integer,
	"cost" jsonb
);
--> statement-breakpoint
CREATE TABLE "private"."model_replies" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"cycle_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"task_id" integer NOT NULL,
	"candidate_index" integer NOT NULL,
	"attempt" integer NOT NULL,
	"kind" text NOT NULL,
	"fault" text,
	"http_status" integer,
	"raw_sha256" text,
	"latency_ms" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_replies_attempt" UNIQUE("cycle_id","model_id","task_id","candidate_index","attempt"),
	CONSTRAINT "model_replies_kind" CHECK (("private"."model_replies"."kind" = 'replied' and "private"."model_replies"."fault" is null and "private"."model_replies"."raw_sha256" is not null
          and "private"."model_replies"."http_status" is not null)
        or ("private"."model_replies"."kind" = 'failed' and "private"."model_replies"."fault" is not null)),
	CONSTRAINT "model_replies_counts" CHECK ("private"."model_replies"."attempt" >= 1 and "private"."model_replies"."candidate_index" >= 0 and "private"."model_replies"."latency_ms" >= 0)
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"cycle" text,
	"model_id" integer,
	"suite_id" text,
	"evidence" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP VIEW "public"."current_models";--> statement-breakpoint
ALTER TABLE "model_descriptions" ADD COLUMN "endpoint" jsonb;--> statement-breakpoint
ALTER TABLE "cycle_gate_failures" ADD CONSTRAINT "cycle_gate_failures_cycle_id_cycles_id_fk" FOREIGN KEY ("cycle_id") REFERENCES "public"."cycles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_models" ADD CONSTRAINT "cycle_models_cycle_id_cycles_id_fk" FOREIGN KEY ("cycle_id") REFERENCES "public"."cycles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_models" ADD CONSTRAINT "cycle_models_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_publications" ADD CONSTRAINT "cycle_publications_cycle_id_cycles_id_fk" FOREIGN KEY ("cycle_id") REFERENCES "public"."cycles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycles" ADD CONSTRAINT "cycles_suite_revision_id_suite_revisions_id_fk" FOREIGN KEY ("suite_revision_id") REFERENCES "public"."suite_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."model_answers" ADD CONSTRAINT "model_answers_reply_id_model_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "private"."model_replies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."model_replies" ADD CONSTRAINT "model_replies_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."model_replies" ADD CONSTRAINT "model_replies_cycle_model" FOREIGN KEY ("cycle_id","model_id") REFERENCES "public"."cycle_models"("cycle_id","model_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_suite_id_suites_id_fk" FOREIGN KEY ("suite_id") REFERENCES "public"."suites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cycle_gate_failures_cycle" ON "cycle_gate_failures" USING btree ("cycle_id");--> statement-breakpoint
CREATE INDEX "events_model" ON "events" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "events_cycle" ON "events" USING btree ("cycle");--> statement-breakpoint
CREATE VIEW "public"."current_models" AS (
  select model.id, model.slug, model.synthetic, model.created_at,
    case when newest.id is null then model.name else newest.name end as name,
    case when newest.id is null then model.provider else newest.provider end as provider,
    case when newest.id is null then model.revision else newest.revision end as revision,
    newest.released_on, newest.cutoff_on, newest.open_weights, newest.sampling, newest.prices,
    newest.endpoint, newest.id as description_id, newest.created_at as described_at
  from models as model
  left join lateral (
    select * from model_descriptions as described
    where described.model_id = model.id order by described.id desc limit 1
  ) as newest on true
);
--> statement-breakpoint
-- These rows too are only ever added.
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON private.model_answers
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON private.model_answers
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE private.model_answers ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE private.model_answers ENABLE ALWAYS TRIGGER append_only_truncate;
--> statement-breakpoint
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON private.model_replies
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON private.model_replies
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE private.model_replies ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE private.model_replies ENABLE ALWAYS TRIGGER append_only_truncate;
--> statement-breakpoint
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON public.cycle_gate_failures
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.cycle_gate_failures
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE public.cycle_gate_failures ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE public.cycle_gate_failures ENABLE ALWAYS TRIGGER append_only_truncate;
--> statement-breakpoint
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON public.cycle_models
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.cycle_models
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE public.cycle_models ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE public.cycle_models ENABLE ALWAYS TRIGGER append_only_truncate;
--> statement-breakpoint
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON public.cycle_publications
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.cycle_publications
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE public.cycle_publications ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE public.cycle_publications ENABLE ALWAYS TRIGGER append_only_truncate;
--> statement-breakpoint
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON public.cycles
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.cycles
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE public.cycles ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE public.cycles ENABLE ALWAYS TRIGGER append_only_truncate;
--> statement-breakpoint
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON public.events
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.events
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE public.events ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE public.events ENABLE ALWAYS TRIGGER append_only_truncate;
