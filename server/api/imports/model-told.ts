/** The model of an import, as far as its person still sees it, and whose it is. */
export const modelSql = `(select jsonb_build_object('name', m.name, 'mine', m.user_id = j.created_by, 'owner',
    (select concat_ws(' ', u.first_name, u.last_name) from "user" u where u.id = m.user_id))
  from import_model m where m.id = j.import_model_id and m."deletedAt" is null)`
