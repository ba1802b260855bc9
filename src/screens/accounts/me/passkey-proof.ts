import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import type { ClientOf } from '../../../../providers/endpoints'
import type { passkeyEndpoints } from '../../../../resources/accounts/own-endpoints'

/** What is typed to prove that one is there: without a code a passkey is asked, where there is one. */
export interface TypedProof {
  password: string
  code: string
}

/** The proof that the server asks: the password, with a code or the signature of a passkey. */
export async function proofOf(
  { prove }: Pick<ClientOf<typeof passkeyEndpoints>, 'prove'>,
  { password, code }: TypedProof,
  hasPasskey: boolean,
) {
  if (code.trim() || !hasPasskey) return { password, ...(code.trim() && { code: code.trim() }) }
  const { options } = await prove()
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  return { password, passkey: await startAuthentication({ optionsJSON }) }
}
