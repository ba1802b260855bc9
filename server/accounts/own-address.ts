import { accounts as texts } from '../../i18n/fr/accounts'
import { resources } from '../../resources'
import { checkValue } from '../../resources/schema/check'
import type { ReadRow } from '../../resources/schema/unknown-row'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { recordSecurityEvent } from '../api/security-event'
import type { Actor } from '../database/actor'
import type { Tx } from '../database/connect'
import { mailAddressAsked, mailLink } from './account-mails'
import { findAccountById } from './find-user'
import { passwordText } from './password-field'
import { provenPassword } from './proven-account'
import { spendLinks } from './sessions'
import { refuseImpersonated } from './user-limits'

const emailField = resources.get('user').fields.email

/** The e-mail in a body when it is a good one, as it is kept. */
function emailIn({ email }: ReadRow): string | undefined {
  const { value, message } = emailField ? checkValue(emailField, email) : {}
  return message === undefined && typeof value === 'string' ? value : undefined
}

/**
 * The new address that somebody asks for in the own account; undefined when it stays. It needs the present password: an open
 * session alone takes no account over. What is no address is left to the check of the fields.
 */
export async function askedAddress(
  context: Context,
  actor: Actor,
  body: ReadRow,
): Promise<string | undefined> {
  const address = emailIn(body)
  const account = await context.db.system('login', (tx) => findAccountById(tx, actor.userId))
  if (!account || !address || address === account.email) return undefined
  const password = passwordText(body.current_password)
  if (!password) throw invalid([{ name: 'current_password', message: texts.required }])
  await provenPassword(context, actor, { name: 'current_password', password })
  return address
}

/** Refuses an address that somebody else has (err432). */
export async function refuseTaken(tx: Tx, userId: number, address: string): Promise<void> {
  const [other] = await tx.query(
    'select 1 from "user" where email = $1 and id <> $2 and "deletedAt" is null',
    [address, userId],
  )
  if (other) throw new ApiError('err432')
}

/** Sends the link that makes the address the account's to it, and tells the present one; the transaction is a system's. */
export async function requestAddress(
  context: Context,
  tx: Tx,
  { actor, address }: { actor: Actor; address: string },
): Promise<void> {
  await refuseTaken(tx, actor.userId, address)
  const account = await findAccountById(tx, actor.userId)
  if (!account) throw new ApiError('err298')
  await mailLink(context, tx, { purpose: 'email', ...account, to: address, sessionId: actor.sessionId })
  await mailAddressAsked(context, tx, { ...account, address })
  const about = `User ${actor.userId}`
  await recordSecurityEvent(tx, { kind: 'address_change_asked', userId: actor.userId, about }, context.now())
}

/** The address that waits for its confirmation; null when there is none. */
export async function pendingAddress(tx: Tx, userId: number, now: Date): Promise<string | null> {
  const [row] = await tx.query<{ detail: string }>(
    `select detail from token where user_id = $1 and purpose = 'email' and used_at is null and expires_at > $2
     order by id desc limit 1`,
    [userId, now],
  )
  return row?.detail ?? null
}

/** The address that waits is given up. */
export async function forgetAddress({ db, now }: Context, actor: Actor): Promise<void> {
  refuseImpersonated(actor)
  await db.system('session', (tx) => spendLinks(tx, actor.userId, { purposes: ['email'], now: now() }))
}
