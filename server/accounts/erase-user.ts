import { accounts as texts } from '../../i18n/fr/accounts'
import type { Context } from '../api/context'
import { ApiError, invalid, notFound } from '../api/error'
import { getRow } from '../api/read'
import { workOf } from '../api/work'
import type { Actor } from '../database/actor'
import { recordEvent } from '../database/history'
import { pastRights } from '../database/past-rights'
import { sweepKept } from '../mail/sweep-kept'
import { forgetActors } from './authenticate'
import { freeDependents } from './delete-user'
import { endHoldings } from './end-holdings'
import { pseudonymise } from './pseudonymise'
import { refuseAbove, refuseImpersonated } from './user-limits'
import { dependentsOf } from './validators'

interface Asked {
  id: number
  /** The person's address, typed again: what is erased does not come back. */
  address: string
}

/** « Effacer les données (RGPD) »: the account is closed, and nobody can tell whose it was. */
export async function eraseUser(context: Context, actor: Actor, { id, address }: Asked): Promise<void> {
  refuseImpersonated(actor)
  if (id === actor.userId) throw new ApiError('err403', { display: texts.eraseSelf })
  const { db, now } = context
  await db.write(actor, async (tx) => {
    const work = workOf(db, tx, now())
    const row = await getRow(work, db.registry.get('user'), id)
    await refuseAbove(work, row)
    if (address !== row.email) throw invalid([{ name: 'address', message: texts.eraseAddress }])
    await freeDependents(work, await pastRights(tx, 'perimeter', (system) => dependentsOf(system, id)))
    const isErased = await pastRights(tx, 'session', async (system) => {
      await endHoldings(context, system, [id], { reason: 'status' })
      return pseudonymise(system, { registry: db.registry, id, now: now() })
    })
    if (!isErased) throw notFound(db.registry.get('user'))
    await recordEvent(tx, 'User', { id, event: 'erased', payload: null, now: now() })
  })
  forgetActors(db)
  await sweepKept(context)
}
