import { accounts as texts } from '../../i18n/fr/accounts'
import { f } from '../../resources/schema/f'
import { success } from '../../resources/schema/told'
import { type Call, defineCall } from '../api/call'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { getRow } from '../api/read'
import { recordSecurityEvent } from '../api/security-event'
import { workOf } from '../api/work'
import type { Actor } from '../database/actor'
import type { Tx } from '../database/connect'
import { lockPerson } from '../database/lock-person'
import { pastRights } from '../database/past-rights'
import { forgetActors } from './authenticate'
import { endHoldings } from './end-holdings'
import { findAccountById, hasFactor } from './find-user'
import { removeFactor, tellFactor } from './second-factor'
import { newSecret } from './secrets'
import { after, keepToken, spendLinks } from './sessions'
import { refuseAbove, refuseImpersonated } from './user-limits'

/** Milliseconds for which a second person may confirm. */
const waits = 24 * 60 * 60 * 1000

/** Whether somebody else has asked for it already; otherwise this is what is asked, for a second person to confirm. */
async function isConfirmed(
  { now, random }: Context,
  tx: Tx,
  { id, by }: { id: number; by: number },
): Promise<boolean> {
  await lockPerson(tx, id)
  const about = `User ${id}`
  const asked = await tx.query<{ id: number }>(
    `update token set used_at = $3 where user_id = $1 and purpose = 'factor' and used_at is null and expires_at > $3
       and detail <> $2 returning id`,
    [id, String(by), now()],
  )
  if (asked.length) {
    await recordSecurityEvent(tx, { kind: 'factor_reset', userId: by, about }, now())
    return true
  }
  await spendLinks(tx, id, { purposes: ['factor'], now: now() })
  const expires = after(now(), waits)
  await keepToken(tx, {
    purpose: 'factor',
    secret: newSecret(random),
    userId: id,
    expires,
    detail: String(by),
  })
  await recordSecurityEvent(tx, { kind: 'factor_reset_asked', userId: by, about }, now())
  return false
}

/**
 * Takes the second factor of somebody who has lost it away, once two persons who may have asked for it within a day: that person
 * is told, and signs in again everywhere.
 */
async function resetFactor(context: Context, actor: Actor, id: number): Promise<void> {
  refuseImpersonated(actor)
  if (id === actor.userId) throw new ApiError('err403', { display: texts.resetOwnFactor })
  const { db, now } = context
  await db.write(actor, async (tx) => {
    const work = workOf(db, tx, now())
    await refuseAbove(work, await getRow(work, db.registry.get('user'), id))
    await pastRights(tx, 'session', async (system) => {
      const account = await findAccountById(system, id)
      if (!account || !hasFactor(account)) throw new ApiError('err409', { display: texts.factorDisabled })
      if (!(await isConfirmed(context, system, { id, by: actor.userId }))) return
      await removeFactor(system, id)
      await endHoldings(context, system, [id], { reason: 'factor' })
      await tellFactor(context, system, { account, event: 'reset', by: actor.userId })
    })
  })
  forgetActors(db)
}

export const resetFactorCall: Call = defineCall('POST /users/two-factor/{id}/reset', 'updateUser', {
  shape: {
    summary:
      "Retire la double authentification d'une personne qui l'a perdue, dès que deux personnes l'ont demandé en 24 heures",
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
