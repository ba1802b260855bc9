import type { Context } from '../api/context'
import { recordSecurityEvent } from '../api/security-event'
import { printOf } from '../secret-key'
import type { Account } from './find-user'
import type { Whence } from './sessions'

interface RefusedLogin {
  email: string
  whence: Whence
  account: Account | undefined
  kind?: 'login_failed' | 'factor_failed'
}

/** Writes a refused login down; of an address that is no account's, only a print by which two tries can be told alike. */
export const tellRefusal = (
  context: Context,
  { email, whence, account, kind = 'login_failed' }: RefusedLogin,
): Promise<void> =>
  context.db.system('login', (tx) =>
    recordSecurityEvent(
      tx,
      {
        ...{ kind, userId: account?.id, ...whence },
        detail: account ? null : { unknown: printOf(context.config, `journal:${email}`).slice(0, 16) },
      },
      context.now(),
    ),
  )
