CREATE TABLE "board_comparisons" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"suite_revision_id" integer NOT NULL,
	"cycle" text NOT NULL,
	"form" integer NOT NULL,
	"comparison" json
);
--> statement-breakpoint
ALTER TABLE "board_comparisons" ADD CONSTRAINT "board_comparisons_suite_revision_id_suite_revisions_id_fk" FOREIGN KEY ("suite_revision_id") REFERENCES "public"."suite_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_comparisons_place" ON "board_comparisons" USING btree ("suite_revision_id","cycle","form","id");
--> statement-breakpoint
-- These rows too are only ever added.
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON public.board_comparisons
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.board_comparisons
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE public.board_comparisons ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE public.board_comparisons ENABLE ALWAYS TRIGGER append_only_truncate;
