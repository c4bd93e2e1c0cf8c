-- What was measured is only ever added to. A correction is a new row that names the old one.
CREATE FUNCTION private.forbid() RETURNS trigger
LANGUAGE plpgsql
SET search_path = pg_catalog
AS $$
BEGIN
  RAISE EXCEPTION '% on %.% is refused: rows of this table are only ever added',
    TG_OP, TG_TABLE_SCHEMA, TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON public.suite_revisions
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.suite_revisions
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
-- ALWAYS: session_replication_role = replica would otherwise switch them off.
ALTER TABLE public.suite_revisions ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE public.suite_revisions ENABLE ALWAYS TRIGGER append_only_truncate;
--> statement-breakpoint
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON public.tasks
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.tasks
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE public.tasks ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE public.tasks ENABLE ALWAYS TRIGGER append_only_truncate;
--> statement-breakpoint
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON private.task_secrets
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON private.task_secrets
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE private.task_secrets ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE private.task_secrets ENABLE ALWAYS TRIGGER append_only_truncate;
--> statement-breakpoint
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON public.runs
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.runs
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE public.runs ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE public.runs ENABLE ALWAYS TRIGGER append_only_truncate;
--> statement-breakpoint
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON public.candidates
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.candidates
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE public.candidates ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE public.candidates ENABLE ALWAYS TRIGGER append_only_truncate;
--> statement-breakpoint
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON public.executions
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.executions
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE public.executions ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE public.executions ENABLE ALWAYS TRIGGER append_only_truncate;
--> statement-breakpoint
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON public.outcomes
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.outcomes
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE public.outcomes ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE public.outcomes ENABLE ALWAYS TRIGGER append_only_truncate;
--> statement-breakpoint
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON public.verdicts
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.verdicts
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE public.verdicts ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE public.verdicts ENABLE ALWAYS TRIGGER append_only_truncate;
--> statement-breakpoint
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON public.score_records
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.score_records
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE public.score_records ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE public.score_records ENABLE ALWAYS TRIGGER append_only_truncate;
