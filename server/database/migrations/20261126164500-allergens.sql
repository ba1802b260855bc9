-- Free words become the fourteen of regulation (EU) 1169/2011; what was written stays in the history of each article.
do $$
declare one record;
begin
  for one in
    with words(place, key, pattern) as (values
      (1, 'gluten', 'gluten|cereale|\mbles?\M|froment|seigle|\morge|avoine|epeautre|kamut'),
      (2, 'crustaceans', 'crustace|crevette|crabe|homard|langoust'),
      (3, 'eggs', 'oeuf'),
      (4, 'fish', 'poisson'),
      (5, 'peanuts', 'arachide|cacahu'),
      (6, 'soya', '\mso[jy]a'),
      (7, 'milk', '\mlait|lactose|beurre|\mcreme|fromage'),
      (8, 'nuts', 'coque|amande|noisette|\mnoix|cajou|pecan|pistache|macadamia'),
      (9, 'celery', 'celeri'),
      (10, 'mustard', 'moutarde'),
      (11, 'sesame', 'sesame'),
      (12, 'sulphites', 'sulfit|soufre|sulfureux|\mso2\M|\me22[0-8]\M'),
      (13, 'lupin', 'lupin'),
      (14, 'molluscs', 'mollusque|\mmoules?\M|huitre|calamar|seiche|poulpe|escargot')
    ), written as materialized (
      select a.id, a.allergens as old,
        array(select w.key from words w where exists (select 1 from unnest(a.allergens) t(word) where fold(t.word) ~ w.pattern and fold(t.word) !~ '^sans\M') order by w.place) as held,
        exists (select 1 from unnest(a.allergens) t(word) where fold(t.word) ~ '^(aucun|neant|sans allergene)') as is_none
      from article a where a.allergens <> '{}'
    )
    select id, old, case when held = '{}' and is_none then array['none'] else held end as new from written
  loop
    perform record_fields('Article', one.id, array['allergens'], array[to_jsonb(one.old)::text], array[to_jsonb(one.new)::text],
      'update', null, null, now());
    update article set allergens = one.new, lock_version = lock_version + 1 where id = one.id;
  end loop;
end $$;
