import type { FastifyReply, FastifyRequest } from 'fastify'
import { accounts as texts } from '../../i18n/fr/accounts'
import { enrolmentAnswer } from '../../resources/accounts/answers'
import { f } from '../../resources/schema/f'
import { type Call, publicCall } from '../api/call'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import type { Tx } from '../database/connect'
import { whenceOf } from './device'
import { type Account, findAccountById } from './find-user'
import { takeTry } from './limits'
import { openFor } from './login'
import { drawSecret } from './own-factor'
import { enableFactor, spendTotpCode } from './second-factor'
import { hashOf, isSecret } from './secrets'
import { openedSchema } from './session-schema'
import { spendLinks, type Whence } from './sessions'

const tag = 'Double authentification'
const token = f.text({ label: 'Jeton', required: true, max: 200 })

/** The account whose password was just given; err430 when that is too long ago. */
async function accountOf({ now }: Context, tx: Tx, secret: string): Promise<Account> {
  const [row] = isSecret(secret)
    ? await tx.query<{ user_id: number }>(
        `select user_id from token where hash = $1 and purpose = 'enrol' and used_at is null and expires_at > $2 for update`,
        [hashOf(secret), now()],
      )
    : []
  const account = row && (await findAccountById(tx, row.user_id))
  if (!account) throw new ApiError('err430', { display: texts.enrolmentOver })
  return account
}

/** Proves the new factor, and opens the session that waited for it; answers the recovery codes beside. */
async function confirmEnrolment(
  context: Context,
  secret: string,
  {
    code,
    whence,
    request,
    reply,
  }: { code: string; whence: Whence; request: FastifyRequest; reply: FastifyReply },
) {
  const { db, now } = context
  const { id } = await db.system('login', (tx) => accountOf(context, tx, secret))
  await takeTry(context, [`code:account:${id}`])
  return db.system('login', async (tx) => {
    const account = await accountOf(context, tx, secret)
    if (!(await spendTotpCode(context, tx, { account, code: code.replace(/\s/g, '') })))
      throw invalid([{ name: 'code', message: texts.wrongCode }])
    await spendLinks(tx, account.id, { purposes: ['enrol'], now: now() })
    const recovery_codes = await enableFactor(context, tx, account)
    return { ...(await openFor(context, tx, { account, whence, request, reply })), recovery_codes }
  })
}

/** By these a person whose profile asks for a second factor sets it up before the first session. */
export const enrolCalls: Call[] = [
  publicCall(
    'POST /auth/two-factor/enrol',
    {
      summary:
        "Prépare la double authentification que le profil demande : le secret et le QR code de l'application",
      tag,
      body: { token },
      errors: ['err430'],
      answers: enrolmentAnswer,
    },
    ({ context, body }) =>
      context.db.system('login', async (tx) =>
        drawSecret(context, tx, await accountOf(context, tx, body.token)),
      ),
  ),
  publicCall(
    'POST /auth/two-factor/confirm',
    {
      summary: "Active la double authentification avec un code de l'application, et ouvre la session",
      tag,
      body: { token, code: f.text({ label: 'Code', required: true, max: 20 }) },
      errors: ['err299', 'err430'],
      answer: openedSchema,
    },
    ({ context, body, request, reply }) =>
      confirmEnrolment(context, body.token, { code: body.code, whence: whenceOf(request), request, reply }),
  ),
]
