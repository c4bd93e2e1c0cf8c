CREATE VIEW "public"."current_models" AS (
  select model.id, model.slug, model.synthetic, model.created_at,
    case when newest.id is null then model.name else newest.name end as name,
    case when newest.id is null then model.provider else newest.provider end as provider,
    case when newest.id is null then model.revision else newest.revision end as revision,
    newest.released_on, newest.cutoff_on, newest.open_weights, newest.sampling, newest.prices,
    newest.id as description_id, newest.created_at as described_at
  from models as model
  left join lateral (
    select * from model_descriptions as described
    where described.model_id = model.id order by described.id desc limit 1
  ) as newest on true
);