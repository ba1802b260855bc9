import { accounts as texts } from '../../i18n/fr/accounts'
import { ownPasskeyNames } from '../../resources/accounts/answers'
import { passkeyEndpoints } from '../../resources/accounts/own-endpoints'
import { passkey } from '../../resources/accounts/session'
import type { Call } from '../api/call'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { recordSecurityEvent } from '../api/security-event'
import { serve } from '../api/serve'
import type { Actor } from '../database/actor'
import { lockPerson } from '../database/lock-person'
import { select } from '../database/select'
import { forgetActors } from './authenticate'
import { endHoldings } from './end-holdings'
import { type Account, findAccountById, hasFactor } from './find-user'
import { spendChallenge } from './passkey-challenge'
import { assertionOptions, passkeysOf } from './passkeys'
import { provenFactor } from './proven-factor'
import { recoveryCodesLeft, renewRecoveryCodes } from './recovery-codes'
import { registered, registrationOptions, registrationRefused } from './register-passkey'
import { tellFactor } from './second-factor'
import { refuseImpersonated } from './user-limits'

const ownSql = select(passkey, ownPasskeyNames, 'where user_id = $1 order by id desc')

async function ownPasskeys({ db }: Context, actor: Actor) {
  refuseImpersonated(actor)
  return db.system('login', (tx) => tx.query(ownSql, [actor.userId]))
}

const insertSql = `insert into passkey (user_id, name, credential, public_key, uses, transports, backed_up, "createdAt", "updatedAt")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $8) returning id`

/** Keeps a new passkey; the first second factor of a person answers recovery codes. */
async function addPasskey(
  context: Context,
  actor: Actor,
  { name, response }: { name: string; response: unknown },
) {
  refuseImpersonated(actor)
  const { credential, credentialBackedUp, signed } = await registered(context, actor, response)
  const at = context.now()
  return context.db.system('login', async (tx) => {
    await lockPerson(tx, actor.userId)
    const account = await findAccountById(tx, actor.userId)
    if (!account || !(await spendChallenge(context, tx, { signed, userId: actor.userId })))
      throw registrationRefused()
    const [row] = await tx.query<{ id: number }>(insertSql, [
      ...[actor.userId, name, credential.id, Buffer.from(credential.publicKey).toString('base64url')],
      ...[credential.counter, credential.transports ?? [], credentialBackedUp, at],
    ])
    await tellFactor(context, tx, { account, event: 'passkey_added' })
    const about = `User ${actor.userId}`
    await recordSecurityEvent(tx, { kind: 'passkey_added', userId: actor.userId, about }, at)
    const isFirst = !hasFactor(account) && (await recoveryCodesLeft(tx, actor.userId)) === 0
    const recovery_codes = isFirst ? await renewRecoveryCodes(context, tx, actor.userId) : []
    return { id: row?.id ?? 0, recovery_codes }
  })
}

/**
 * Takes a passkey off, never the last second factor of somebody whose profile asks for one: whatever was opened while it was good
 * ends, but the session that asks.
 */
async function removePasskey(
  context: Context,
  account: Account,
  { id, sessionId }: { id: number; sessionId: number | undefined },
): Promise<void> {
  await context.db.system('login', async (tx) => {
    await lockPerson(tx, account.id)
    const isLast = !account.totp_enabled && (await passkeysOf(tx, account.id)).length <= 1
    if (isLast && account.two_factor_required) throw new ApiError('err403', { display: texts.factorRequired })
    const sql = 'delete from passkey where id = $1 and user_id = $2 returning id'
    if (!(await tx.query(sql, [id, account.id])).length) throw new ApiError('err404')
    await endHoldings(context, tx, [account.id], { reason: 'factor', but: sessionId })
    await tellFactor(context, tx, { account, event: 'passkey_removed' })
    const about = `User ${account.id}`
    await recordSecurityEvent(tx, { kind: 'passkey_removed', userId: account.id, about }, context.now())
  })
  forgetActors(context.db)
}

async function renamePasskey({ db, now }: Context, actor: Actor, { id, name }: { id: number; name: string }) {
  refuseImpersonated(actor)
  const sql = 'update passkey set name = $3, "updatedAt" = $4 where id = $1 and user_id = $2 returning id'
  const done = await db.system('login', (tx) => tx.query(sql, [id, actor.userId, name, now()]))
  if (!done.length) throw new ApiError('err404')
}

export const ownPasskeyCalls: Call[] = serve(passkeyEndpoints, {
  list: ({ context, actor }) => ownPasskeys(context, actor),
  prove: async ({ context, actor }) => {
    refuseImpersonated(actor)
    const keys = await context.db.system('login', (tx) => passkeysOf(tx, actor.userId))
    return { options: await assertionOptions(context, { use: 'proof', userId: actor.userId }, keys) }
  },
  prepare: async ({ context, actor, body }) => ({
    options: await registrationOptions(context, await provenFactor(context, actor, body)),
  }),
  add: ({ context, actor, body }) => addPasskey(context, actor, body),
  rename: async ({ context, actor, params: { id }, body: { name } }) => {
    await renamePasskey(context, actor, { id, name })
    return { success: true }
  },
  remove: async ({ context, actor, params: { id }, body }) => {
    const account = await provenFactor(context, actor, body)
    await removePasskey(context, account, { id, sessionId: actor.sessionId })
    return { success: true }
  },
})
