import { accounts as texts } from '../../i18n/fr/accounts'
import { factorEndpoints } from '../../resources/accounts/own-account-endpoints'
import type { Call } from '../api/call'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { serve } from '../api/serve'
import type { Actor } from '../database/actor'
import type { Tx } from '../database/connect'
import { forgetActors } from './authenticate'
import { endHoldings } from './end-holdings'
import { type Account, findAccountById } from './find-user'
import { takeTry } from './limits'
import { provenFactor } from './proven-factor'
import { renewRecoveryCodes } from './recovery-codes'
import { enableFactor, factorState, removeApplication, spendTotpCode, tellFactor } from './second-factor'
import { endSessionsOf } from './sessions'
import { enrolment, newTotpSecret, sealTotp } from './totp'
import { refuseImpersonated } from './user-limits'

/** Draws a secret for an account that has no factor yet, kept sealed; it asks for codes once one of them was given. */
export async function drawSecret(context: Context, tx: Tx, account: Account) {
  const { config, random } = context
  const secret = newTotpSecret(random)
  const drawn = await tx.query(
    `update "user" set totp_secret = $2, totp_step = null where id = $1 and coalesce(totp_enabled, false) = false returning id`,
    [account.id, sealTotp(config, account.id, secret)],
  )
  if (!drawn.length) throw new ApiError('err409', { display: texts.factorEnabled })
  return enrolment(secret, config, account.email)
}

const wrongCode = () => invalid([{ name: 'code', message: texts.wrongCode }])

/** Proves that the application gives the right codes: the factor is on. Other sessions end. */
async function confirmFactor(context: Context, actor: Actor, code: string): Promise<string[]> {
  refuseImpersonated(actor)
  await takeTry(context, [`code:account:${actor.userId}`])
  const { db, now } = context
  const codes = await db.system('login', async (tx) => {
    const account = await findAccountById(tx, actor.userId)
    if (!account?.totp_secret || account.totp_enabled)
      throw new ApiError('err409', {
        display: account?.totp_enabled ? texts.factorEnabled : texts.factorNotAsked,
      })
    if (!(await spendTotpCode(context, tx, { account, code: code.replace(/\s/g, '') }))) throw wrongCode()
    await endSessionsOf(tx, [account.id], { reason: 'factor', now: now(), but: actor.sessionId })
    return enableFactor(context, tx, account)
  })
  forgetActors(db)
  return codes
}

const enabledOnly = (account: Account) => {
  if (!account.totp_enabled) throw new ApiError('err409', { display: texts.factorDisabled })
}

export const ownFactorCalls: Call[] = serve(factorEndpoints, {
  async state({ context, actor }) {
    refuseImpersonated(actor)
    return context.db.system('login', (tx) => factorState(tx, actor.userId))
  },
  async enrol({ context, actor, body: proof }) {
    const account = await provenFactor(context, actor, proof)
    return context.db.system('login', (tx) => drawSecret(context, tx, account))
  },
  confirm: async ({ context, actor, body: { code } }) => ({
    recovery_codes: await confirmFactor(context, actor, code),
  }),
  async disable({ context, actor, body: proof }) {
    const account = await provenFactor(context, actor, proof)
    enabledOnly(account)
    // A passkey that stays is a second factor still.
    if (account.two_factor_required && !account.passkeys)
      throw new ApiError('err403', { display: texts.factorRequired })
    await context.db.system('login', async (tx) => {
      await removeApplication(tx, account.id)
      await endHoldings(context, tx, [account.id], { reason: 'factor', but: actor.sessionId })
      await tellFactor(context, tx, { account, event: 'disabled' })
    })
    forgetActors(context.db)
    return { success: true }
  },
  async renewCodes({ context, actor, body: proof }) {
    const account = await provenFactor(context, actor, proof)
    enabledOnly(account)
    return context.db.system('login', async (tx) => {
      await tellFactor(context, tx, { account, event: 'renewed' })
      return { recovery_codes: await renewRecoveryCodes(context, tx, account.id) }
    })
  },
})
