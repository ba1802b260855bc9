import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import { mailPasswordChanged } from './account-mails'
import { endHoldings } from './end-holdings'
import type { Account } from './find-user'
import { forgiveAccount } from './limits'
import { recordSystemEvent } from './record-event'

interface NewPassword {
  account: Account
  hash: string
  /** The session that stays open: the one in which the change was made. */
  but?: number | undefined
}

/**
 * Keeps a new password: every other session ends and whatever else the person holds, the history tells that it changed
 * (never what it is), and the person is told by mail.
 */
export async function setPassword(
  context: Context,
  tx: Tx,
  { account, hash, but }: NewPassword,
): Promise<void> {
  const now = context.now()
  await tx.query(
    `update "user" set password_hash = $2, password_changed_at = $3, must_change = false, "updatedAt" = $3,
       lock_version = lock_version + 1 where id = $1`,
    [account.id, hash, now],
  )
  await endHoldings(context, tx, [account.id], { reason: 'password', but })
  await forgiveAccount(context, tx, account.email)
  await recordSystemEvent(
    tx,
    { userId: account.id, model: 'User', id: account.id, event: 'password_changed' },
    now,
  )
  await mailPasswordChanged(context, tx, account)
}
