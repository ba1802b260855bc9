import type { Context } from '../api/context'
import { recordSecurityEvent } from '../api/security-event'
import type { Tx } from '../database/tx'
import { hashOf } from './secrets'
import type { Provider } from './sso-provider'

/** Somebody as a provider knows them. */
export interface Identity {
  issuer: string
  subject: string
}

const printOf = ({ issuer, subject }: Identity) => hashOf(`${issuer}\n${subject}`)

/** The account of an identity: by issuer and subject alone, never by an address. */
export async function userOfIdentity(
  tx: Tx,
  provider: Provider,
  identity: Identity,
): Promise<number | undefined> {
  const [row] = await tx.query<{ user_id: number }>(
    'select user_id from identity_link where print = $1 and identity_provider_id = $2',
    [printOf(identity), provider.id],
  )
  return row?.user_id
}

/** Binds an identity to an account, once it is proven that both are one person. */
export async function linkIdentity(
  { now }: Context,
  tx: Tx,
  given: { provider: Provider; identity: Identity; userId: number; proof: 'invitation' | 'password' },
): Promise<void> {
  const { provider, identity, userId, proof } = given
  await tx.query(
    `insert into identity_link (identity_provider_id, user_id, issuer, subject, print, proof, linked_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [provider.id, userId, identity.issuer, identity.subject, printOf(identity), proof, now()],
  )
  const detail = { provider: provider.id, proof }
  await recordSecurityEvent(tx, { kind: 'identity_linked', userId, about: `User ${userId}`, detail }, now())
}
