import { accounts as texts } from '../../i18n/fr/accounts'
import { brokenAnswer } from '../../resources/accounts/answers'
import { passwordField } from '../../resources/accounts/proof-fields'
import { f } from '../../resources/schema/f'
import { success } from '../../resources/schema/told'
import { publicCall } from '../api/call'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { tellRefused } from '../api/tell-refused'
import type { Tx } from '../database/connect'
import { forgetActors } from './authenticate'
import { type Account, findAccountById } from './find-user'
import { passwordText } from './password-field'
import { hashPassword, verifyPassword } from './password-hash'
import { brokenRules, newPasswordErrors } from './password-rules'
import { ownWords } from './password-words'
import { hashOf, isSecret } from './secrets'
import { setPassword } from './set-password'

const tag = 'Mot de passe'

/** The account that a link opens, while it is good; `lock` holds it against a second use at the same time. */
async function accountOf(
  { now }: Context,
  tx: Tx,
  { secret, lock = '' }: { secret: unknown; lock?: string },
): Promise<Account | undefined> {
  if (!isSecret(secret)) return undefined
  const [row] = await tx.query<{ user_id: number }>(
    `select user_id from token where hash = $1 and purpose in ('reset', 'setup') and used_at is null and expires_at > $2 ${lock}`,
    [hashOf(secret), now()],
  )
  return row && findAccountById(tx, row.user_id)
}

export const verifyTokenCall = publicCall(
  'GET /auth/security/verify-token',
  {
    summary: 'Dit si un lien de mot de passe est encore bon',
    tag,
    query: { token: f.text({ label: 'Jeton', max: 200 }) },
    answers: success,
  },
  async ({ context, query }) => ({
    success:
      (await context.db.system('login', (tx) => accountOf(context, tx, { secret: query.token }))) !==
      undefined,
  }),
)

/** The account behind a link, with the words that its password may not be made of; err430 when the link is not good. */
async function knownOf(context: Context, { secret, address }: { secret: unknown; address: string }) {
  const known = await context.db.system('login', async (tx) => {
    const account = await accountOf(context, tx, { secret })
    const { config, db } = context
    return account && { account, words: await ownWords(tx, { db, config }, account.id) }
  })
  if (known) return known
  await tellRefused(context, { kind: 'link_refused', address }, address)
  throw new ApiError('err430')
}

export const checkLinkPasswordCall = publicCall(
  'POST /auth/security/check-password',
  {
    summary: "Dit quelles règles, que seul le serveur juge, un mot de passe choisi par un lien n'observe pas",
    tag,
    errors: ['err430'],
    body: {
      token: f.text({ label: 'Jeton', required: true, max: 200 }),
      password: passwordField('Nouveau mot de passe'),
    },
    answers: brokenAnswer,
  },
  async ({ context, body, request }) => {
    const { words } = await knownOf(context, { secret: body.token, address: request.ip })
    return { broken: brokenRules(passwordText(body.password), words) }
  },
)

interface Reset {
  token: unknown
  password: unknown
  confirmPassword: unknown
  /** Where the request comes from. */
  address: string
}

async function resetPassword(context: Context, reset: Reset): Promise<void> {
  const { db } = context
  const { token, password, confirmPassword, address } = reset
  const { account, words } = await knownOf(context, { secret: token, address })
  const errors = newPasswordErrors(
    { name: 'password', value: password },
    { name: 'confirmPassword', value: confirmPassword },
    { special: false, words },
  )
  if (errors.length) throw invalid(errors)
  if (await verifyPassword(account.password_hash, String(password)))
    throw invalid([{ name: 'password', message: texts.passwordSame }])
  const hash = await hashPassword(String(password))
  await db.system('login', async (tx) => {
    if (!(await accountOf(context, tx, { secret: token, lock: 'for update' }))) throw new ApiError('err430')
    await setPassword(context, tx, { account, hash })
  })
  forgetActors(db)
}

export const resetPasswordCall = publicCall(
  'POST /auth/security/reset-password',
  {
    summary: 'Choisit un mot de passe avec le lien reçu',
    tag,
    body: {
      token: f.text({ label: 'Jeton', required: true, max: 200 }),
      password: passwordField('Nouveau mot de passe'),
      confirmPassword: passwordField('Confirmation'),
    },
    answers: success,
  },
  async ({ context, body, request }) => {
    await resetPassword(context, { ...body, address: request.ip })
    return { success: true }
  },
)
