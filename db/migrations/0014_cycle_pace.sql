-- How many questions of a week were answered since a moment: a number for the site, which may not read
-- the replies themselves.
CREATE FUNCTION public.count_cycle_answers(week text, since timestamptz)
RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT count(DISTINCT (replies.model_id, replies.task_id, replies.candidate_index))
  FROM public.cycles
  JOIN private.model_replies AS replies ON replies.cycle_id = cycles.id
  JOIN private.model_answers AS answers ON answers.reply_id = replies.id
  WHERE cycles.cycle = week AND replies.asked_at >= since
$$;
