import type { Actor } from '../../database/actor'
import type { Context } from '../context'

/** A model as it is named to who chooses among them; `owner` is nothing where one does not see that person. */
export interface ToldModel {
  id: number
  name: string
  owner: string | null
  mine: boolean
}

const ownerSql = `(select nullif(concat_ws(' ', u.first_name, u.last_name), '') from "user" u where u.id = m.user_id)`

/** Models of a list that are offered. */
const offered = 50

/** The models of a list that the actor sees, its own first, then the last used. */
export const toldModels = ({ db }: Context, actor: Actor, target: string): Promise<ToldModel[]> =>
  db.read(actor, (tx) =>
    tx.query<ToldModel & Record<string, unknown>>(
      `select m.id, m.name, m.user_id = $2 as mine, ${ownerSql} as owner from import_model m
       where m.target = $1 and m."deletedAt" is null order by m.user_id = $2 desc, m.used_at desc, m.id desc limit ${offered}`,
      [target, actor.userId],
    ),
  )

/** The model of an import, as far as its person still sees it, and whose it is. */
export const modelSql = `(select jsonb_build_object('id', m.id, 'name', m.name, 'mine', m.user_id = j.created_by, 'owner', ${ownerSql})
  from import_model m where m.id = j.import_model_id and m."deletedAt" is null)`
