import { accounts as texts } from '../../i18n/fr/accounts'
import { f } from '../../resources/schema/f'
import { success } from '../../resources/schema/told'
import { type Call, defineCall } from '../api/call'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { getRow } from '../api/read'
import { workOf } from '../api/work'
import type { Actor } from '../database/actor'
import { pastRights } from '../database/past-rights'
import { forgetActors } from './authenticate'
import { endHoldings } from './end-holdings'
import { findAccountById } from './find-user'
import { removeFactor, tellFactor } from './second-factor'
import { refuseAbove, refuseImpersonated } from './user-limits'

/** Takes the second factor of somebody who has lost it away: that person is told, and signs in again everywhere. */
async function resetFactor(context: Context, actor: Actor, id: number): Promise<void> {
  refuseImpersonated(actor)
  if (id === actor.userId) throw new ApiError('err403', { display: texts.resetOwnFactor })
  const { db, now } = context
  await db.write(actor, async (tx) => {
    const work = workOf(db, tx, now())
    await refuseAbove(work, await getRow(work, db.registry.get('user'), id))
    await pastRights(tx, 'session', async (system) => {
      const account = await findAccountById(system, id)
      if (!account?.totp_enabled) throw new ApiError('err409', { display: texts.factorDisabled })
      await removeFactor(system, id)
      await endHoldings(context, system, [id], { reason: 'factor' })
      await tellFactor(context, system, { account, event: 'reset', by: actor.userId })
    })
  })
  forgetActors(db)
}

export const resetFactorCall: Call = defineCall('POST /users/two-factor/{id}/reset', 'updateUser', {
  shape: {
    summary: "Retire la double authentification d'une personne qui l'a perdue",
    tag: 'Utilisateurs',
    params: { id: f.int({ label: 'Identifiant', required: true, min: 1 }) },
    errors: ['err433'],
    answers: success,
  },
  run: async ({ context, actor, params }) => {
    await resetFactor(context, actor, params.id)
    return { success: true }
  },
})
