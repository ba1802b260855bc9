import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { accounts as texts } from '../../i18n/fr/accounts'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import type { Actor } from '../database/actor'
import { printOf } from '../secret-key'
import type { Account } from './find-user'
import { newChallenge } from './passkey-challenge'
import { ownClientData, passkeysOf, rpIdOf } from './passkeys'

/** Passkeys of one person. */
const most = 20

/** What the browser is asked to make: a discoverable passkey, with user verification. */
export async function registrationOptions(
  context: Context,
  { id, email, first_name }: Account,
): Promise<object> {
  const { config, db } = context
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const keys = await db.system('login', (tx) => passkeysOf(tx, id))
  if (keys.length >= most) throw new ApiError('err409', { display: texts.tooManyPasskeys })
  return generateRegistrationOptions({
    rpName: config.productName,
    rpID: rpIdOf(config),
    userID: new Uint8Array(Buffer.from(printOf(config, `passkey user ${id}`), 'hex')),
    userName: email,
    userDisplayName: first_name,
    challenge: newChallenge(context, { use: 'register', userId: id }),
    attestationType: 'none',
    excludeCredentials: keys.map(({ credential }) => ({ id: credential })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** The refusal of a passkey that proves nothing. */
export const registrationRefused = () => invalid([{ name: 'response', message: texts.passkeyRefused }])

const isRegistration = (value: unknown): value is RegistrationResponseJSON =>
  typeof Reflect.get(Object(Reflect.get(Object(value), 'response')), 'attestationObject') === 'string' &&
  typeof Reflect.get(Object(Reflect.get(Object(value), 'response')), 'clientDataJSON') === 'string'

/** The new passkey in a browser's answer to a challenge of this person. */
export async function registered(context: Context, actor: Actor, response: unknown) {
  if (!isRegistration(response)) throw registrationRefused()
  const said = ownClientData(context, response, { use: 'register', userId: actor.userId })
  if (!said) throw registrationRefused()
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: said.challenge,
    expectedOrigin: said.origin,
    expectedRPID: rpIdOf(context.config),
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) throw registrationRefused()
  return { ...registrationInfo, signed: said.challenge }
}
