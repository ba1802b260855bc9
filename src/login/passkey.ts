import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import type { Client } from '../../providers/client'
import { sayEntry } from './say-entry'
import { leaveWelcome, refusalOf } from './sign-in'

/** Has the browser sign what the server asks; undefined where the person gave up, or the device has no passkey of here. */
export async function signed(options: unknown): Promise<unknown> {
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }).catch(
    () => undefined,
  )
}

/** Logs in by a passkey alone; answers the sentence of a refusal. */
export async function logInByPasskey({ account, http }: Client): Promise<string | undefined> {
  try {
    const { options } = await http.post<{ options: unknown }>(
      '/auth/passkey/options',
      {},
      { on401: 'pass', quiet: true },
    )
    const response = await signed(options)
    if (!response) return sayEntry('passkey.none')
    leaveWelcome((await account.open('/auth/passkey', { response })).first_name)
    return undefined
  } catch (error) {
    return refusalOf(error)
  }
}
