CREATE TABLE "private"."worker_checks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"cycle_id" integer NOT NULL,
	"worker" text NOT NULL,
	"environment_sha256" text NOT NULL,
	"passed" boolean NOT NULL,
	"detail" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "private"."worker_checks" ADD CONSTRAINT "worker_checks_cycle_id_cycles_id_fk" FOREIGN KEY ("cycle_id") REFERENCES "public"."cycles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "worker_checks_cycle" ON "private"."worker_checks" USING btree ("cycle_id");
--> statement-breakpoint
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON private.worker_checks
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON private.worker_checks
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE private.worker_checks ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE private.worker_checks ENABLE ALWAYS TRIGGER append_only_truncate;
