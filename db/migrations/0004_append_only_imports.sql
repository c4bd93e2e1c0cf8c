-- These rows too are only ever added: a later row stands for an earlier one.
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON public.claims
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.claims
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE public.claims ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE public.claims ENABLE ALWAYS TRIGGER append_only_truncate;
--> statement-breakpoint
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON public.model_descriptions
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.model_descriptions
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE public.model_descriptions ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE public.model_descriptions ENABLE ALWAYS TRIGGER append_only_truncate;
--> statement-breakpoint
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON public.repeat_executions
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.repeat_executions
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE public.repeat_executions ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE public.repeat_executions ENABLE ALWAYS TRIGGER append_only_truncate;
--> statement-breakpoint
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON public.reported_outcomes
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.reported_outcomes
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE public.reported_outcomes ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE public.reported_outcomes ENABLE ALWAYS TRIGGER append_only_truncate;
--> statement-breakpoint
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON public.suite_cards
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.suite_cards
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE public.suite_cards ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE public.suite_cards ENABLE ALWAYS TRIGGER append_only_truncate;
--> statement-breakpoint
CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON public.suite_limits
FOR EACH ROW EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.suite_limits
FOR EACH STATEMENT EXECUTE FUNCTION private.forbid();
--> statement-breakpoint
ALTER TABLE public.suite_limits ENABLE ALWAYS TRIGGER append_only_rows;
--> statement-breakpoint
ALTER TABLE public.suite_limits ENABLE ALWAYS TRIGGER append_only_truncate;
