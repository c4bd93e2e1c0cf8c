-- Counts that the site may tell and whose rows it may not read: each function runs with its owner's
-- rights and answers with numbers alone.
CREATE FUNCTION public.queue_states()
RETURNS TABLE (queue text, state text, jobs bigint, oldest_seconds double precision)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  -- The queue is installed after the migrations.
  IF to_regclass('pgboss.job') IS NULL THEN RETURN; END IF;
  RETURN QUERY EXECUTE 'select name::text, state::text, count(*),
      extract(epoch from now() - min(created_on))::double precision
    from pgboss.job group by 1, 2 order by 1, 2';
END $$;
--> statement-breakpoint
CREATE FUNCTION public.cycle_questions(week text)
RETURNS TABLE (model text, attempts bigint, failed bigint, answered bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT models.slug, count(replies.id),
    count(replies.id) FILTER (WHERE replies.kind = 'failed'),
    count(DISTINCT (replies.task_id, replies.candidate_index)) FILTER (WHERE answers.reply_id IS NOT NULL)
  FROM public.cycles
  JOIN public.cycle_models AS asked ON asked.cycle_id = cycles.id
  JOIN public.models ON models.id = asked.model_id
  LEFT JOIN private.model_replies AS replies
    ON replies.cycle_id = cycles.id AND replies.model_id = asked.model_id
  LEFT JOIN private.model_answers AS answers ON answers.reply_id = replies.id
  WHERE cycles.cycle = week
  GROUP BY models.slug ORDER BY models.slug
$$;
--> statement-breakpoint
CREATE FUNCTION public.cycle_spending(week text)
RETURNS TABLE (model text, currency text, amount numeric)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT models.slug, answers.cost ->> 'currency', sum((answers.cost ->> 'amount')::numeric)
  FROM public.cycles
  JOIN private.model_replies AS replies ON replies.cycle_id = cycles.id
  JOIN private.model_answers AS answers ON answers.reply_id = replies.id
  JOIN public.models ON models.id = replies.model_id
  WHERE cycles.cycle = week AND answers.cost IS NOT NULL
  GROUP BY 1, 2 ORDER BY 1, 2
$$;
