CREATE TABLE "private"."confirmation_tasks" (
	"confirmation_id" integer NOT NULL,
	"task_id" integer NOT NULL,
	"passed_before" boolean NOT NULL,
	CONSTRAINT "confirmation_tasks_confirmation_id_task_id_pk" PRIMARY KEY("confirmation_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "confirmations" (
	"id" serial PRIMARY KEY NOT NULL,
	"cycle_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"event_id" bigint NOT NULL,
	"direction" text NOT NULL,
	"window_cycles" integer NOT NULL,
	"suite_revision_id" integer,
	"task_set_digest" text NOT NULL,
	"manifest" jsonb,
	"manifest_sha256" text,
	"planned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "confirmations_cycle_model" UNIQUE("cycle_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "site_identity" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "site_identity_only_row" CHECK ("site_identity"."only_row")
);
--> statement-breakpoint
ALTER TABLE "cycle_models" ADD COLUMN "endpoint" jsonb;--> statement-breakpoint
ALTER TABLE "cycle_models" ADD COLUMN "prices" jsonb;--> statement-breakpoint
ALTER TABLE "cycles" ADD COLUMN "pool" jsonb;--> statement-breakpoint
ALTER TABLE "private"."confirmation_tasks" ADD CONSTRAINT "confirmation_tasks_confirmation_id_confirmations_id_fk" FOREIGN KEY ("confirmation_id") REFERENCES "public"."confirmations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."confirmation_tasks" ADD CONSTRAINT "confirmation_tasks_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_suite_revision_id_suite_revisions_id_fk" FOREIGN KEY ("suite_revision_id") REFERENCES "public"."suite_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_cycle_model_asked" FOREIGN KEY ("cycle_id","model_id") REFERENCES "public"."cycle_models"("cycle_id","model_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- These rows too are only ever added.
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON private.confirmation_tasks
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON private.confirmation_tasks
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE private.confirmation_tasks ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE private.confirmation_tasks ENABLE ALWAYS TRIGGER append_only_truncate;
--> statement-breakpoint
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON public.confirmations
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.confirmations
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE public.confirmations ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE public.confirmations ENABLE ALWAYS TRIGGER append_only_truncate;
--> statement-breakpoint
-- This row is made with the database and stays.
INSERT INTO "site_identity" DEFAULT VALUES;
--> statement-breakpoint
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON public.site_identity
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.site_identity
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE public.site_identity ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE public.site_identity ENABLE ALWAYS TRIGGER append_only_truncate;
--> statement-breakpoint
-- A confirmation's questions are asked in the week of its alarm and are none of the week's own.
CREATE OR REPLACE FUNCTION public.cycle_questions(week text)
RETURNS TABLE (model text, attempts bigint, failed bigint, answered bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT models.slug, count(replies.id),
    count(replies.id) FILTER (WHERE replies.kind = 'failed'),
    count(DISTINCT (replies.task_id, replies.candidate_index)) FILTER (WHERE answers.reply_id IS NOT NULL)
  FROM public.cycles
  JOIN public.cycle_models AS asked ON asked.cycle_id = cycles.id
  JOIN public.models ON models.id = asked.model_id
  LEFT JOIN (
    private.model_replies AS replies JOIN public.tasks AS drawn ON drawn.id = replies.task_id
  ) ON replies.cycle_id = cycles.id AND replies.model_id = asked.model_id
    AND drawn.suite_revision_id = cycles.suite_revision_id
  LEFT JOIN private.model_answers AS answers ON answers.reply_id = replies.id
  WHERE cycles.cycle = week
  GROUP BY models.slug ORDER BY models.slug
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.count_cycle_answers(week text, since timestamptz)
RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT count(DISTINCT (replies.model_id, replies.task_id, replies.candidate_index))
  FROM public.cycles
  JOIN private.model_replies AS replies ON replies.cycle_id = cycles.id
  JOIN public.tasks AS drawn ON drawn.id = replies.task_id
    AND drawn.suite_revision_id = cycles.suite_revision_id
  JOIN private.model_answers AS answers ON answers.reply_id = replies.id
  WHERE cycles.cycle = week AND replies.asked_at >= since
$$;
