import { createHash, randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { addMinutes } from 'date-fns/addMinutes'
import { addSeconds } from 'date-fns/addSeconds'
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  refreshTokenGrant,
  tokenRevocation,
} from 'openid-client'
import { closingTexts as texts } from '../../i18n/fr/egalim-closing'
import { maCantineLink } from '../../resources/egalim/closing'
import type { RowOf } from '../../resources/schema/infer'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { repo } from '../api/repo'
import { reading, writing } from '../api/with-work'
import type { Work } from '../api/work'
import type { Actor } from '../database/actor'
import { pastRights } from '../database/past-rights'
import { seal, unseal } from '../seal'
import { oneMember } from './ma-cantine'
import { maCantineOf, oauthOf, returnAddress } from './ma-cantine-api'

/** Under what its tokens are sealed. */
const use = 'ma-cantine'
/** Minutes between leaving for ma-cantine and coming back. */
const lasting = 10
const scope = 'user:read canteen:read canteen:write'

type Link = RowOf<
  typeof maCantineLink,
  | ('id' | 'adherent_id' | 'state_hash' | 'verifier' | 'asked_by_id' | 'asked_until')
  | ('sealed_access' | 'sealed_refresh' | 'access_until')
>

const columns = `id, adherent_id, state_hash, verifier, asked_by_id, asked_until, sealed_access, sealed_refresh, access_until`

/** The link of a member, or of an authorisation on its way; its tokens are no column of the caller's rights. */
const findLink = async (
  work: Work,
  { by, value, locks = false }: { by: 'adherent_id' | 'state_hash'; value: number | string; locks?: boolean },
): Promise<Link | undefined> => {
  const text = `select ${columns} from ma_cantine_link where ${by} = $1 and "deletedAt" is null`
  const [row] = await pastRights(work.tx, 'egalim', (past) =>
    past.query<Link & UnknownRow>(locks ? `${text} for update` : text, [value]),
  )
  return row
}

const secret = () => randomBytes(32).toString('base64url')
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Begins: ma-cantine's page, where who manages the canteen opens it to this server. */
export async function startLink(context: Context, actor: Actor, work: Work, adherentId: number) {
  await oneMember(work, adherentId)
  maCantineOf(context)
  const [state, verifier] = [secret(), secret()]
  const values = {
    ...{ state_hash: hashOf(state), verifier, asked_by_id: actor.userId },
    asked_until: addMinutes(work.now, lasting).toISOString(),
  }
  const known = await findLink(work, { by: 'adherent_id', value: adherentId, locks: true })
  if (known) await repo(work, maCantineLink).update(known.id, values)
  else await repo(work, maCantineLink).create({ adherent_id: adherentId, ...values })
  const { href } = buildAuthorizationUrl(oauthOf(context), {
    ...{ response_type: 'code', redirect_uri: returnAddress(context), scope, state },
    ...{ code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
  })
  return { url: href }
}

interface Tokens {
  access_token: string
  refresh_token?: string
  expires_in?: number
}

/** Keeps what came, sealed; without a new refresh token the one that was there stays. */
async function keep(work: Work, { config }: Context, { id, tokens }: { id: number; tokens: Tokens }) {
  const sealed = (text: string) => seal(config, use, { place: id, text })
  await repo(work, maCantineLink).update(id, {
    sealed_access: sealed(tokens.access_token),
    ...(tokens.refresh_token && { sealed_refresh: sealed(tokens.refresh_token) }),
    access_until: addSeconds(work.now, tokens.expires_in ?? 0).toISOString(),
  })
}

const gone = (context: Context) => (error: unknown) => {
  context.log.warn({ err: error }, 'ma-cantine')
  throw new ApiError('err409', { display: texts.linkEnded })
}

/** Ends: who began comes back with a code, which is worth tokens once. Another person's state is not there. */
export async function finishLink(
  context: Context,
  actor: Actor,
  { code, state }: { code: string; state: string },
): Promise<{ adherent_id: number }> {
  const link = await writing(context, actor, async (work) => {
    const row = await findLink(work, { by: 'state_hash', value: hashOf(state), locks: true })
    const isOwn = row && row.asked_by_id === actor.userId && row.verifier && row.asked_until
    if (!isOwn || new Date(row.asked_until ?? 0) < work.now)
      throw new ApiError('err409', { display: texts.askedNoMore })
    await repo(work, maCantineLink).update(row.id, { state_hash: null, verifier: null, asked_until: null })
    return row
  })
  const address = new URL(returnAddress(context))
  address.search = new URLSearchParams({ code, state }).toString()
  const tokens = await authorizationCodeGrant(oauthOf(context), address, {
    expectedState: state,
    pkceCodeVerifier: link.verifier ?? '',
  }).catch(gone(context))
  await writing(context, actor, async (work) => {
    await keep(work, context, { id: link.id, tokens })
    await repo(work, maCantineLink).update(link.id, {
      linked_at: work.now.toISOString(),
      linked_by_id: actor.userId,
    })
  })
  return { adherent_id: link.adherent_id }
}

const openedOf = ({ config }: Context, { id }: Link, sealed: string | null) =>
  sealed ? unseal(config, use, { place: id, sealed }) : undefined

/** Forgets the tokens, and has ma-cantine take them back; where it cannot be asked, nobody has them any more all the same. */
export async function endLink(
  context: Context,
  actor: Actor,
  adherentId: number,
): Promise<{ success: boolean }> {
  const link = await writing(context, actor, async (work) => {
    await oneMember(work, adherentId)
    const known = await findLink(work, { by: 'adherent_id', value: adherentId, locks: true })
    if (known)
      await repo(work, maCantineLink).update(known.id, {
        ...{ state_hash: null, verifier: null, asked_until: null, linked_at: null, linked_by_id: null },
        ...{ sealed_access: null, sealed_refresh: null, access_until: null },
      })
    return known
  })
  if (!link || !context.config.maCantine) return { success: true }
  const oauth = oauthOf(context)
  const told = [link.sealed_refresh, link.sealed_access].map(async (sealed) => {
    const token = openedOf(context, link, sealed)
    if (token) await tokenRevocation(oauth, token)
  })
  for (const one of await Promise.allSettled(told))
    if (one.status === 'rejected') context.log.warn({ err: one.reason }, 'ma-cantine')
  return { success: true }
}

/** A token that ma-cantine takes today, renewed where it has run out. Two at once: who comes second takes what the first one got. */
export async function tokenOf(context: Context, actor: Actor, adherentId: number): Promise<string> {
  const find = () =>
    reading(context, actor, (work) => findLink(work, { by: 'adherent_id', value: adherentId }))
  const opened = (link: Link, sealed: string | null) => openedOf(context, link, sealed)
  const link = await find()
  const access = link && opened(link, link.sealed_access)
  if (!link || !access) throw new ApiError('err409', { display: texts.notLinked })
  if (link.access_until && new Date(link.access_until) > addMinutes(context.now(), 1)) return access
  const refresh = opened(link, link.sealed_refresh)
  if (!refresh) throw new ApiError('err409', { display: texts.linkEnded })
  try {
    const tokens = await refreshTokenGrant(oauthOf(context), refresh)
    await writing(context, actor, (work) => keep(work, context, { id: link.id, tokens }))
    return tokens.access_token
  } catch (error) {
    // Who renewed first keeps what it got in a moment.
    for (let tries = 0; tries < 10; tries++) {
      const now = await find()
      const renewed = now && now.access_until !== link.access_until && opened(now, now.sealed_access)
      if (renewed) return renewed
      await setTimeout(200)
    }
    return gone(context)(error)
  }
}
