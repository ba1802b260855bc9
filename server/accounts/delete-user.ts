import { accounts as texts } from '../../i18n/fr/accounts'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { getRow } from '../api/read'
import { removeRow } from '../api/remove'
import { warningOfRemoval } from '../api/strikes'
import { type Work, workOf } from '../api/work'
import { updateRow } from '../api/write'
import type { Actor } from '../database/actor'
import { pastRights } from '../database/past-rights'
import { forgetActors } from './authenticate'
import { endHoldings } from './end-holdings'
import { refuseAbove, refuseImpersonated } from './user-limits'
import { type Dependent, dependentsOf } from './validators'

const noReplacement = {
  replacement_validator: null,
  start_date_replacement: null,
  end_date_replacement: null,
}

/** Refuses while somebody would be left without a validator; a mere replacement is taken off. */
export async function freeDependents(work: Work, dependents: readonly Dependent[]) {
  const validated = dependents.filter(({ level }) => level !== 'replacement_validator')
  const users = [...new Map(validated.map((one) => [one.id, one])).values()]
  if (users.length) throw new ApiError('err434', { fill: { n: users.length }, more: { users } })
  for (const { id } of dependents)
    await updateRow(work, work.registry.get('user'), { id, input: noReplacement, trusted: true })
}

type Deleted = { success: boolean; warned?: string[] }

/** Deletes an account: what it held ends, what it wrote keeps its name; warns of what that strikes. */
export async function deleteUser(context: Context, actor: Actor, id: number): Promise<Deleted> {
  refuseImpersonated(actor)
  if (id === actor.userId) throw new ApiError('err403', { display: texts.deleteSelf })
  const { db, now } = context
  const answer = await db.write(actor, async (tx) => {
    const work = workOf(db, tx, now())
    const resource = db.registry.get('user')
    await refuseAbove(work, await getRow(work, resource, id))
    await freeDependents(work, await pastRights(tx, 'perimeter', (system) => dependentsOf(system, id)))
    const write = async (): Promise<Deleted> => {
      await removeRow(work, resource, { id })
      await pastRights(tx, 'session', (system) => endHoldings(context, system, [id], { reason: 'status' }))
      return { success: true }
    }
    return warningOfRemoval(context, work, { resource, id, write })
  })
  forgetActors(db)
  return answer
}
