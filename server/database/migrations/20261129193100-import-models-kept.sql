-- What was said of the columns of files imported so far becomes their models.
insert into import_model (user_id, target, name, shape, columns, constants, answers, used_at)
select distinct on (past.created_by, past.target, past.shape) past.created_by, past.target, regexp_replace(past.name, '\.\w+$', ''),
  past.shape, past.keys, '[]', '[]', past."updatedAt"
from (
  select j.id, j.created_by, j.target, j.name, j."updatedAt",
    (select string_agg(fold(c ->> 'title'), E'\n' order by (c ->> 'index')::int) from jsonb_array_elements(j.header -> 'columns') c) as shape,
    (select jsonb_object_agg(fold(c ->> 'title'), m -> 'key') from jsonb_array_elements(j.mapping) m
       join jsonb_array_elements(j.header -> 'columns') c on c -> 'index' = m -> 'index') as keys
  from import_job j join "user" u on u.id = j.created_by
  where j.state = 'done' and jsonb_typeof(j.mapping) = 'array' and j.mapping <> '[]' and jsonb_typeof(j.header -> 'columns') = 'array'
) past
where past.shape is not null and past.keys is not null
order by past.created_by, past.target, past.shape, past.id desc;
