import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import { mailTwoFactor } from './account-mails'
import type { Account } from './find-user'
import { recordSystemEvent } from './record-event'
import { recoveryCodesLeft, renewRecoveryCodes, spendRecoveryCode } from './recovery-codes'
import { stepOf, unsealTotp } from './totp'

type Deps = Pick<Context, 'config' | 'now' | 'random'>

/** What happens to somebody's second factor: each is in the history, and told to the person. */
export type FactorEvent =
  | 'passkey_added'
  | 'passkey_removed'
  | 'enabled'
  | 'disabled'
  | 'reset'
  | 'renewed'
  | 'recovered'

/** Writes an event down; `by` is who did it. */
export async function tellFactor(
  deps: Deps,
  tx: Tx,
  { account, event, by = account.id }: { account: Account; event: FactorEvent; by?: number },
): Promise<void> {
  const what = { userId: by, model: 'User', id: account.id, event: `two_factor_${event}` }
  await recordSystemEvent(tx, what, deps.now())
  await mailTwoFactor(deps, tx, { ...account, event })
}

/** Uses a code of the application up: that of a step that was used, or of one before it, is no good (RFC 6238 §5.2). */
export async function spendTotpCode(
  { config, now }: Deps,
  tx: Tx,
  { account, code }: { account: Account; code: string },
): Promise<boolean> {
  const secret = account.totp_secret && unsealTotp(config, account.id, account.totp_secret)
  const step = secret ? stepOf(secret, code, now()) : undefined
  if (step === undefined) return false
  const used = await tx.query(
    'update "user" set totp_step = $2 where id = $1 and coalesce(totp_step, 0) < $2 returning id',
    [account.id, step],
  )
  return used.length > 0
}

/** Uses up a code of the application or one of the recovery codes; false when it is neither. */
export async function spendCode(
  deps: Deps,
  tx: Tx,
  { account, typed }: { account: Account; typed: string },
): Promise<boolean> {
  const code = typed.replace(/[\s-]/g, '')
  if (/^\d{6}$/.test(code)) return spendTotpCode(deps, tx, { account, code })
  if (!(await spendRecoveryCode(deps, tx, { userId: account.id, code }))) return false
  await tellFactor(deps, tx, { account, event: 'recovered' })
  return true
}

/** Has a factor that was just proved ask for codes from now on; answers the recovery codes. */
export async function enableFactor(deps: Deps, tx: Tx, account: Account): Promise<string[]> {
  await tx.query('update "user" set totp_enabled = true, lock_version = lock_version + 1 where id = $1', [
    account.id,
  ])
  await tellFactor(deps, tx, { account, event: 'enabled' })
  return renewRecoveryCodes(deps, tx, account.id)
}

/** Takes the authenticator application off; recovery codes stay where a passkey does. */
export async function removeApplication(tx: Tx, userId: number): Promise<void> {
  await tx.query(
    `update "user" set totp_enabled = false, totp_secret = null, totp_step = null, lock_version = lock_version + 1
     where id = $1`,
    [userId],
  )
  await tx.query(
    'delete from recovery_code where user_id = $1 and not exists (select 1 from passkey where user_id = $1)',
    [userId],
  )
}

/** Takes every second factor of an account away: application, passkeys, recovery codes. */
export async function removeFactor(tx: Tx, userId: number): Promise<void> {
  await removeApplication(tx, userId)
  await tx.query('delete from passkey where user_id = $1', [userId])
  await tx.query('delete from recovery_code where user_id = $1', [userId])
}

/** What a person is told of the own second factor. */
export async function factorState(tx: Tx, userId: number) {
  const [row] = await tx.query<{ enabled: boolean; required: boolean; passkeys: number }>(
    `select coalesce(u.totp_enabled, false) as enabled, coalesce(p.two_factor_required, false) as required,
       (select count(*)::int from passkey k where k.user_id = u.id) as passkeys
     from "user" u join profile p on p.id = u.profile_id where u.id = $1`,
    [userId],
  )
  return {
    enabled: false,
    required: false,
    passkeys: 0,
    ...row,
    codes_left: await recoveryCodesLeft(tx, userId),
  }
}
