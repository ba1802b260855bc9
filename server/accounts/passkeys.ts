import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { passkey } from '../../resources/accounts/session'
import type { RowOf } from '../../resources/schema/infer'
import type { Context } from '../api/context'
import type { Config } from '../config'
import type { Tx } from '../database/connect'
import { siteAddress } from '../mail/product'
import { type ChallengeFor, isChallenge, newChallenge, spendChallenge } from './passkey-challenge'

type Kept = RowOf<typeof passkey, 'id' | 'user_id' | 'credential' | 'public_key' | 'uses' | 'transports'>

const kept = 'id, user_id, credential, public_key, uses, transports'

/** The passkeys of a person. */
export const passkeysOf = (tx: Tx, userId: number): Promise<Kept[]> =>
  tx.query<Kept>(`select ${kept} from passkey where user_id = $1 order by id`, [userId])

/** The domain that passkeys are bound to. */
export const rpIdOf = (config: Config): string => new URL(siteAddress(config, '/')).hostname

/** The addresses whose pages may ask: the public one; on one's own machine, without a public address, any port. */
export function isOwnOrigin(config: Config, origin: string): boolean {
  const { hostname, origin: own } = new URL(siteAddress(config, '/'))
  return origin === own || (!config.publicUrl && URL.parse(origin)?.hostname === hostname)
}

const transportsOf = ({ transports }: Kept): string[] => transports ?? []

/** What a browser is asked to sign: user verification is required, and the person chooses the passkey where none is named. */
export async function assertionOptions(
  context: Context,
  of: ChallengeFor,
  keys: readonly Kept[] = [],
): Promise<object> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  return generateAuthenticationOptions({
    rpID: rpIdOf(context.config),
    challenge: newChallenge(context, of),
    userVerification: 'required',
    timeout: 120_000,
    ...(keys.length && {
      allowCredentials: keys.map((key) => ({ id: key.credential, transports: transportsOf(key) })),
    }),
  })
}

const isAssertion = (value: unknown): value is AuthenticationResponseJSON =>
  typeof Reflect.get(Object(value), 'id') === 'string' &&
  typeof Reflect.get(Object(Reflect.get(Object(value), 'response')), 'clientDataJSON') === 'string'

/** What the page has signed, as the browser says; undefined where that is no JSON. */
function clientDataOf(response: { response: { clientDataJSON: string } }) {
  try {
    const said: unknown = JSON.parse(Buffer.from(response.response.clientDataJSON, 'base64url').toString())
    return {
      challenge: String(Reflect.get(Object(said), 'challenge')),
      origin: String(Reflect.get(Object(said), 'origin')),
    }
  } catch {
    return undefined
  }
}

export type ClientData = NonNullable<ReturnType<typeof clientDataOf>>

/** The challenge and origin that a page has signed, where both are ours. */
export function ownClientData(
  context: Context,
  response: { response: { clientDataJSON: string } },
  of: ChallengeFor,
): ClientData | undefined {
  const said = clientDataOf(response)
  return said && isChallenge(context, said.challenge, of) && isOwnOrigin(context.config, said.origin)
    ? said
    : undefined
}

/** What an answer of a browser says which passkey it is, cut to what one may be. */
export const credentialOf = (response: unknown): string =>
  isAssertion(response) ? response.id.slice(0, 1400) : ''

/** Whose passkey a credential is. */
export async function ownerOf(tx: Tx, credential: string): Promise<number | undefined> {
  const sql = 'select user_id from passkey where fold(credential) = fold($1) and credential = $1'
  const [key] = credential ? await tx.query<Pick<Kept, 'user_id'>>(sql, [credential]) : []
  return key?.user_id
}

async function newUses(
  context: Context,
  response: AuthenticationResponseJSON,
  { key, said }: { key: Kept; said: ClientData },
) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: said.challenge,
    expectedOrigin: said.origin,
    expectedRPID: rpIdOf(context.config),
    requireUserVerification: true,
    credential: {
      id: key.credential,
      publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
      counter: key.uses,
      transports: transportsOf(key),
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  return verified ? authenticationInfo?.newCounter : undefined
}

/**
 * Whose passkey has signed a challenge of this use, which is used up: undefined when the passkey is unknown or another person's,
 * the signature, the address of the page or the counter wrong, or the challenge old, foreign or used before.
 */
export async function proveAssertion(
  context: Context,
  response: unknown,
  of: ChallengeFor,
): Promise<number | undefined> {
  if (!isAssertion(response)) return undefined
  const said = ownClientData(context, response, of)
  const [key] = said
    ? await context.db.system('login', (tx) =>
        tx.query<Kept>(
          `select ${kept} from passkey where fold(credential) = fold($1) and credential = $1 and ($2::bigint is null or user_id = $2)`,
          [credentialOf(response), of.userId ?? null],
        ),
      )
    : []
  const uses = key && said && (await newUses(context, response, { key, said }))
  if (!key || !said || uses === undefined) return undefined
  return context.db.system('login', async (tx) => {
    if (!(await spendChallenge(context, tx, { signed: said.challenge, userId: key.user_id })))
      return undefined
    await tx.query('update passkey set uses = $2, seen_at = $3 where id = $1', [key.id, uses, context.now()])
    return key.user_id
  })
}
