import { accounts as texts } from '../../i18n/fr/accounts'
import { passkeyOptions } from '../../resources/accounts/answers'
import { f } from '../../resources/schema/f'
import { type Call, publicCall } from '../api/call'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { recordSecurityEvent, securitySource } from '../api/security-event'
import { whenceOf } from './device'
import { findAccountById } from './find-user'
import { knownDevice } from './known-device'
import { type Opening, openFor } from './login'
import { forgivePasskey, type PasskeyTry, takePasskeyTry } from './login-tries'
import { assertionOptions, credentialOf, ownerOf, proveAssertion } from './passkeys'
import { purgeSessions } from './purge-sessions'
import { openedSchema } from './session-schema'

const tag = 'Session'
const refused = () => new ApiError('err296', { display: texts.passkeyRefused })

/** Who tries, before anything is proved. */
async function attemptOf(
  context: Context,
  response: unknown,
  request: Opening['request'],
): Promise<PasskeyTry> {
  const credential = credentialOf(response)
  const account = await context.db.system('login', async (tx) => {
    const userId = await ownerOf(tx, credential)
    return userId === undefined ? undefined : findAccountById(tx, userId)
  })
  return {
    credential,
    account,
    address: whenceOf(request).address,
    device: knownDevice(context, request, account),
  }
}

/** Opens a session by a passkey alone: the device has proved the person, so neither password nor code is asked. */
async function logInByPasskey(
  context: Context,
  response: unknown,
  { request, reply }: Pick<Opening, 'request' | 'reply'>,
) {
  const { db, now } = context
  const attempt = await attemptOf(context, response, request)
  await takePasskeyTry(context, attempt)
  const userId = await proveAssertion(context, response, { use: 'login' })
  const answer = await db.system('login', async (tx) => {
    const account = userId === undefined ? undefined : await findAccountById(tx, userId)
    if (account) {
      await purgeSessions(tx, now())
      await forgivePasskey(context, tx, attempt)
      return openFor(context, tx, { account, whence: whenceOf(request), request, reply })
    }
    await recordSecurityEvent(
      tx,
      { kind: 'passkey_failed', userId: userId ?? attempt.account?.id ?? null, ...securitySource(request) },
      now(),
    )
    return undefined
  })
  if (!answer) throw refused()
  return answer
}

export const passkeyLoginCalls: Call[] = [
  publicCall(
    'POST /auth/passkey/options',
    { summary: "Demande à signer pour se connecter avec une clé d'accès", tag, answers: passkeyOptions },
    async ({ context }) => ({ options: await assertionOptions(context, { use: 'login' }) }),
  ),
  publicCall(
    'POST /auth/passkey',
    {
      summary: "Ouvre une session avec une clé d'accès seule",
      tag,
      body: { response: f.json({ label: 'Réponse du navigateur', required: true }) },
      errors: ['err296', 'err299'],
      answer: openedSchema,
    },
    ({ context, body, request, reply }) => logInByPasskey(context, body.response, { request, reply }),
  ),
]
