import { exportJWK, generateKeyPair } from 'jose'
import { identityTexts as texts } from '../../i18n/fr/identity'
import { identityProvider } from '../../resources/accounts/identity-provider'
import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { removeRow } from '../api/remove'
import { repo } from '../api/repo'
import type { RowUpdate } from '../api/row-update'
import { recordSecurityEvent, type SecurityKind, securityActor } from '../api/security-event'
import { type Work, workOf } from '../api/work'
import { createRow, updateRow } from '../api/write'
import type { Writers } from '../api/writers'
import type { Actor } from '../database/actor'
import { pastRights } from '../database/past-rights'
import { seal } from '../seal'
import { isPublicAddress } from '../trade/far-side'
import { endHoldings } from './end-holdings'
import { hashOf, newSecret } from './secrets'
import { sealUses } from './sso-configuration'
import { reaches, refuseImpersonated } from './user-limits'

const profilesIn = ({ profile_id, rules }: UnknownRow): unknown[] => [
  profile_id,
  ...(Array.isArray(rules) ? rules.map((rule) => Reflect.get(Object(rule), 'profile_id')) : []),
]

/** Nobody lets a provider give what they may not give themselves. */
async function refuseAbove({ tx, actor }: Work, input: UnknownRow): Promise<void> {
  const ids = profilesIn(input).filter((id) => typeof id === 'number')
  const rows = await tx.query<{ level: number }>('select level from profile where id = any($1::bigint[])', [
    ids,
  ])
  if (rows.some(({ level }) => !reaches(actor, level)))
    throw new ApiError('err433', { fields: [{ name: 'rules', message: texts.ownLevel }] })
  if (typeof input.max_level === 'number' && !reaches(actor, input.max_level))
    throw invalid([{ name: 'max_level', message: texts.ownLevel }])
}

function refuse({ actor }: Work, input: UnknownRow): void {
  refuseImpersonated(actor)
  const { issuer } = input
  if (typeof issuer !== 'string') return
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? ''
  const isNumber = /^[\d.]+$|:/.test(host)
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.username ||
    url.search ||
    url.hash ||
    (isNumber && !isPublicAddress(host) && url.protocol === 'https:')
  )
    throw invalid([{ name: 'issuer', message: texts.wrongIssuer }])
}

interface Kept {
  id: number
  values: UnknownRow
  kind?: 'provider_changed' | 'scim_token_made'
}

/** Writes an act on a provider to the security journal. */
const tell = (work: Work, id: number, { kind, detail }: { kind: SecurityKind; detail?: UnknownRow }) =>
  pastRights(work.tx, 'login', (tx) =>
    recordSecurityEvent(
      tx,
      { kind, about: `Identity_provider ${id}`, detail: detail ?? null, ...securityActor(work.actor) },
      work.now,
    ),
  )

const peopleSql = `select user_id as id from identity_link where identity_provider_id = $1
  union select user_id from scim_user where identity_provider_id = $1 and removed_at is null`

/** A provider that is no longer there, or in use, vouches for nobody: whatever its people hold ends, as by a changed password. */
const endVouched = ({ tx, now }: Work, id: number) =>
  pastRights(tx, 'login', async (system) => {
    const people = await system.query<{ id: number }>(peopleSql, [id])
    const ids = people.map((one) => one.id)
    await endHoldings({ now: () => now }, system, ids, { reason: 'factor' })
  })

/** The writers of the declared resource. */
export const identityWriters: Writers = {
  identity_provider: {
    create: async (work: Work, resource: AnyResource, input: UnknownRow) => {
      refuse(work, input)
      await refuseAbove(work, input)
      const row = await createRow(work, resource, { input })
      await tell(work, Number(row.id), { kind: 'provider_made' })
      return row
    },
    update: async (work: Work, resource: AnyResource, { id, input }: RowUpdate) => {
      refuse(work, input)
      await refuseAbove(work, input)
      const row = await updateRow(work, resource, { id, input })
      if (input.active === false) await endVouched(work, id)
      await tell(work, id, { kind: 'provider_changed', detail: { fields: Object.keys(input) } })
      return row
    },
    remove: async (work: Work, resource: AnyResource, id: number) => {
      refuseImpersonated(work.actor)
      await removeRow(work, resource, { id })
      await endVouched(work, id)
      await tell(work, id, { kind: 'provider_removed' })
    },
  },
}

/** Changes what a provider's client proves itself with, in the actor's own name. */
async function keep(context: Context, actor: Actor, { id, values, kind = 'provider_changed' }: Kept) {
  refuseImpersonated(actor)
  const { db, now } = context
  await db.write(actor, async (tx) => {
    const work = workOf(db, tx, now())
    await repo(work, identityProvider).update(id, values, { touch: true })
    await tell(work, id, { kind, detail: { fields: Object.keys(values) } })
  })
}

export async function saveSecret(
  context: Context,
  actor: Actor,
  { id, secret }: { id: number; secret: string },
) {
  const { config, now } = context
  const sealed_secret = seal(config, sealUses.secret, { place: id, text: secret })
  await keep(context, actor, { id, values: { sealed_secret, secret_set_at: now().toISOString() } })
}

/** Makes the key pair of a client: its private half is sealed, its public one published. */
export async function makeKey(context: Context, actor: Actor, id: number): Promise<void> {
  const { config, now, random } = context
  const pair = await generateKeyPair('ES256', { extractable: true })
  const about = { kid: random(9).toString('base64url'), alg: 'ES256', use: 'sig' }
  const text = JSON.stringify({ ...(await exportJWK(pair.privateKey)), ...about })
  const values = {
    sealed_key: seal(config, sealUses.key, { place: id, text }),
    public_key: { ...(await exportJWK(pair.publicKey)), ...about },
    key_made_at: now().toISOString(),
  }
  await keep(context, actor, { id, values })
}

/** A new token of the organisation's directory, answered once; the one before opens nothing any more. */
export async function makeScimToken(context: Context, actor: Actor, id: number): Promise<{ token: string }> {
  const token = `scim_${newSecret(context.random)}`
  const values = { scim_hash: hashOf(token), scim_made_at: context.now().toISOString() }
  await keep(context, actor, { id, values, kind: 'scim_token_made' })
  return { token }
}
