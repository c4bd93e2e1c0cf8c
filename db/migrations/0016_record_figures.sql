CREATE TABLE "record_figures" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"record_id" bigint NOT NULL,
	"tallies" json NOT NULL,
	"executions" integer NOT NULL,
	"timeouts" integer NOT NULL,
	"median_wall_ms" double precision,
	"p95_wall_ms" double precision,
	"prompt_tokens" bigint NOT NULL,
	"completion_tokens" bigint NOT NULL,
	"candidates_with_tokens" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "record_figures" ADD CONSTRAINT "record_figures_record_id_score_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."score_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_figures_record" ON "record_figures" USING btree ("record_id","id");
--> statement-breakpoint
-- These rows too are only ever added.
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON public.record_figures
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.record_figures
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE public.record_figures ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE public.record_figures ENABLE ALWAYS TRIGGER append_only_truncate;
