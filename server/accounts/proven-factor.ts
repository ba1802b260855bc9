import { accounts as texts } from '../../i18n/fr/accounts'
import type { Context } from '../api/context'
import { invalid } from '../api/error'
import { recordSecurityEvent } from '../api/security-event'
import type { Actor } from '../database/actor'
import { type Account, hasFactor } from './find-user'
import { takeTry } from './limits'
import { proveAssertion } from './passkeys'
import { provenAccount } from './proven-account'
import { spendCode } from './second-factor'

interface Proof {
  password: unknown
  code?: string | null | undefined
  passkey?: unknown
}

const isSpent = (context: Context, account: Account, { code, passkey }: Proof): Promise<boolean> =>
  code
    ? context.db.system('login', (tx) => spendCode(context, tx, { account, typed: code }))
    : proveAssertion(context, passkey, { use: 'proof', userId: account.id }).then((by) => by === account.id)

/** The actor's account, once the password is given and, where it has one, the second factor: neither alone takes a factor off. */
export async function provenFactor(context: Context, actor: Actor, proof: Proof): Promise<Account> {
  const account = await provenAccount(context, actor, proof.password)
  if (!hasFactor(account)) return account
  if (!proof.code && !proof.passkey) throw invalid([{ name: 'code', message: texts.factorNeeded }])
  await takeTry(context, [`code:account:${account.id}`])
  if (await isSpent(context, account, proof)) return account
  await context.db.system('login', (tx) =>
    recordSecurityEvent(
      tx,
      { kind: 'factor_failed', userId: account.id, about: `User ${account.id}` },
      context.now(),
    ),
  )
  throw invalid([{ name: proof.code ? 'code' : 'passkey', message: texts.wrongCode }])
}
