import { user } from '../../resources/accounts/user'
import { f } from '../../resources/schema/f'
import { maybe, pick } from '../../resources/schema/pick'
import { defineCall } from '../api/call'
import type { Context } from '../api/context'
import { answerSchema } from '../api/schemas'
import type { Actor } from '../database/actor'
import { userLink } from './user-links'

const tag = 'Utilisateurs'
const { email, phone_number } = user.fields
/** How to reach them is answered to the back office. */
const staff = {
  ...pick(user, ['id', 'first_name', 'last_name']),
  email: maybe(email),
  phone_number: maybe(phone_number),
}
const from = `from "user" u join profile p on p.id = u.profile_id
  where u."deletedAt" is null and u.status_id = 1 and p.profile_type_id = 1`
const order = 'order by u.last_name, u.first_name, u.id'

/** Names of staff are for everybody, how to reach them for the back office. */
const columns = (actor: Actor) =>
  `u.id, u.first_name, u.last_name${actor.profileTypeId === 1 ? ', u.email, u.phone_number' : ''}`

const projectManagers = ({ db }: Context, actor: Actor) =>
  db.system('perimeter', (tx) =>
    tx.query(
      `select ${columns(actor)} ${from} and u.role_id in (select id from role where machine_name = 'project_manager') ${order}`,
    ),
  )

function inChargeOf({ db }: Context, actor: Actor, family: number) {
  const { table, user, other } = userLink(db.registry, 'family')
  return db.system('perimeter', (tx) =>
    tx.query(
      `select ${columns(actor)} ${from} and exists (select 1 from ${table} j where j.${user} = u.id and j.${other} = $1) ${order}`,
      [family],
    ),
  )
}

export const staffCalls = [
  defineCall('GET /users/projectmanager', 'signedIn', {
    shape: { summary: 'Chargés de mission actifs', tag, listed: true, answer: answerSchema([staff]) },
    run: ({ context, actor }) => projectManagers(context, actor),
  }),
  defineCall('GET /users/family/{id}', 'signedIn', {
    shape: {
      summary: "Utilisateurs du back office en charge d'une famille",
      tag,
      listed: true,
      params: { id: f.int({ label: 'Famille', required: true, min: 1 }) },
      answer: answerSchema([staff]),
    },
    run: ({ context, actor, params }) => inChargeOf(context, actor, params.id),
  }),
]
