import { loadUserActor } from '../accounts/load-actor'
import { may } from '../database/actor'
import { type Watcher, type Watchers, watchSystem } from '../system/alerts'
import { defineJob } from './define-job'

const staffSql = `select u.id, u.email from "user" u join profile p on p.id = u.profile_id
  where p.profile_type_id = 1 and u."deletedAt" is null and u.status_id = 1 order by u.id`

/** Those of the staff who may see how the system is. */
const watchers: Watchers = async ({ db }, tx) => {
  const held: Watcher[] = []
  for (const person of await tx.query<Watcher>(staffSql)) {
    const actor = await loadUserActor(tx, db, person.id)
    if (actor && may(actor, 'viewSystem')) held.push(person)
  }
  return held
}

/** What looks at the server itself. */
export const systemJobs = [
  defineJob({
    name: 'system_alerts',
    label: 'Alertes du système',
    every: 1,
    run: watchSystem(watchers),
  }),
]
