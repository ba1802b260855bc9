import { accounts as texts } from '../../i18n/fr/accounts'
import { f } from '../../resources/schema/f'
import type { Context } from '../api/context'
import { invalid } from '../api/error'
import { recordSecurityEvent } from '../api/security-event'
import type { Actor } from '../database/actor'
import { type Account, hasFactor } from './find-user'
import { takeTry } from './limits'
import { proveAssertion } from './passkeys'
import { passwordField } from './password-field'
import { provenAccount } from './proven-account'
import { spendCode } from './second-factor'

/** What proves that a person is there now: the password, and a code or a passkey where the account has a second factor. */
export const proofBody = {
  password: passwordField('Mot de passe actuel'),
  code: f.text({ label: "Code de l'application d'authentification, ou code de secours", max: 40 }),
  passkey: f.json({ label: "Réponse d'une clé d'accès à `POST /users/passkeys/proof`" }),
} as const

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
