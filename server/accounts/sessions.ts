import { addMilliseconds } from 'date-fns/addMilliseconds'
import type { session } from '../../resources/accounts/session'
import type { RowOf } from '../../resources/schema/infer'
import { lookup } from '../../resources/schema/lookup'
import type { Context } from '../api/context'
import { recordSecurityEvent } from '../api/security-event'
import type { Tx } from '../database/connect'
import { hashOf, newSecret } from './secrets'

const minute = 60_000

/**
 * How long things live, in milliseconds. A session ends after 30 minutes without a call (the specification's session
 * length of 1,800,000 ms) and 12 hours after the login at the latest.
 */
export const lifetimes = {
  access: 15 * minute,
  idle: 30 * minute,
  session: 12 * 60 * minute,
  /** The immediate predecessor of a refresh token still answers, with the same successor. */
  grace: 10_000,
  /** Links of reset and set-up mails (domain §21). */
  link: 72 * 60 * minute,
  /** A code that was mailed since an account was tried too often. */
  mailCode: 15 * minute,
  /** Between the password and the second factor that a profile asks for. */
  enrolment: 15 * minute,
} as const

export type EndReason =
  | 'logout'
  | 'replay'
  | 'password'
  | 'rights'
  | 'status'
  | 'exit'
  | 'revoked'
  | 'address'
  | 'factor'
/** What the links of mails open. */
export type LinkPurpose = 'reset' | 'setup' | 'email'
export type Purpose =
  | 'code'
  | 'factor'
  | 'passkey'
  | 'access'
  | 'page'
  | 'refresh'
  | 'return'
  | 'enrol'
  | LinkPurpose

export interface Tokens {
  token: string
  refresh_token: string
}

/** Besides its tokens, the secret by which a session's pages are known. */
export interface KeptTokens extends Tokens {
  page?: string
}

interface NewToken {
  purpose: Purpose
  secret: string
  userId: number
  sessionId?: number
  expires: Date
  detail?: string
}

export const after = (moment: Date, milliseconds: number): Date => addMilliseconds(moment, milliseconds)

/** Keeps the SHA-256 of a secret. */
export async function keepToken(
  tx: Tx,
  { purpose, secret, userId, sessionId, expires, detail }: NewToken,
): Promise<void> {
  await tx.query(
    'insert into token (purpose, hash, user_id, session_id, expires_at, detail) values ($1, $2, $3, $4, $5, $6)',
    [purpose, hashOf(secret), userId, sessionId ?? null, expires, detail ?? null],
  )
}

/** Uses up the links of some purposes that a person was sent: a newer one, or what they were for, ends them. */
export async function spendLinks(
  tx: Tx,
  userId: number,
  { purposes, now }: { purposes: readonly (LinkPurpose | 'enrol' | 'code' | 'factor')[]; now: Date },
): Promise<void> {
  await tx.query(
    'update token set used_at = $3 where user_id = $1 and purpose = any($2::text[]) and used_at is null',
    [userId, purposes, now],
  )
}

/** Keeps a session's next pair of tokens, and its page token where it has one. */
export async function keepPair(
  tx: Tx,
  of: { userId: number; sessionId: number; expires: Date },
  { token, refresh_token, page, now }: KeptTokens & { now: Date },
): Promise<void> {
  const { userId, sessionId } = of
  const end = Math.min(after(now, lifetimes.access).getTime(), of.expires.getTime())
  const own = { userId, sessionId, expires: new Date(end) }
  await keepToken(tx, { ...own, purpose: 'access', secret: token })
  if (page) await keepToken(tx, { ...own, purpose: 'page', secret: page })
  await keepToken(tx, { purpose: 'refresh', secret: refresh_token, userId, sessionId, expires: of.expires })
}

/** Where a session is opened from, so that its owner knows it again. */
export interface Whence {
  device: string
  address: string
}

interface NewSession {
  userId: number
  whence: Whence
  /** Of an impersonated session: who acts, and the session to go back to. */
  impersonator?: { userId: number; sessionId: number; expires: Date }
}

/** Opens a session and answers its first tokens. */
export async function openSession(
  { now, random, pagesAhead }: Pick<Context, 'now' | 'random' | 'pagesAhead'>,
  tx: Tx,
  { userId, whence, impersonator }: NewSession,
): Promise<KeptTokens & { sessionId: number; expires: Date }> {
  const at = now()
  const expires = impersonator?.expires ?? after(at, lifetimes.session)
  const [row] = await tx.query<{ id: number }>(
    `insert into session (user_id, impersonator_id, parent_id, nonce, seen_at, expires_at, "createdAt", device, address)
     values ($1, $2, $3, $4, $5, $6, $5, $7, $8) returning id`,
    [
      ...[userId, impersonator?.userId ?? null, impersonator?.sessionId ?? null, newSecret(random)],
      ...[at, expires, whence.device, whence.address],
    ],
  )
  const sessionId = row?.id ?? 0
  const tokens: KeptTokens = { token: newSecret(random), refresh_token: newSecret(random) }
  if (pagesAhead && !impersonator) tokens.page = newSecret(random)
  await keepPair(tx, { userId, sessionId, expires }, { ...tokens, now: at })
  return { ...tokens, sessionId, expires }
}

type Ended = RowOf<typeof session, 'id' | 'user_id' | 'impersonator_id'>

/** How the journal calls the end of a session; going back to one's own is told of as such. */
const endKinds = lookup<Partial<Record<EndReason, 'logout' | 'session_replayed'>>>({
  logout: 'logout',
  replay: 'session_replayed',
})

/** Writes down which sessions ended; an impersonated one that was not left ends with its impersonation. */
async function tellEnds(
  tx: Tx,
  ended: readonly Ended[],
  { reason, now }: { reason: EndReason; now: Date },
): Promise<void> {
  for (const { id, user_id, impersonator_id } of ended) {
    if (reason === 'exit') continue
    const kind = impersonator_id ? 'impersonation_ended' : (endKinds[reason] ?? 'session_closed')
    // Whoever closes the session of somebody else stands in the event as its actor.
    const actor = kind === 'logout' ? { userId: user_id } : {}
    const about = `User ${user_id}`
    await recordSecurityEvent(tx, { kind, ...actor, about, detail: { session: id, reason } }, now)
  }
}

/** Ends a session, and those opened from it by impersonation. */
export async function endSession(
  tx: Tx,
  sessionId: number,
  { reason, now }: { reason: EndReason; now: Date },
): Promise<void> {
  const ended = await tx.query<Ended>(
    `update session set ended_at = $3, ended_by = $2 where (id = $1 or parent_id = $1) and ended_at is null
     returning id, user_id, impersonator_id`,
    [sessionId, reason, now],
  )
  await tellEnds(tx, ended, { reason, now })
}

/** Ends every session of some users, and those in which they impersonate somebody; `but` is left open. */
export async function endSessionsOf(
  tx: Tx,
  userIds: readonly number[],
  { reason, now, but }: { reason: EndReason; now: Date; but?: number },
): Promise<void> {
  const ended = await tx.query<Ended>(
    `update session set ended_at = $3, ended_by = $2
     where (user_id = any($1::bigint[]) or impersonator_id = any($1::bigint[])) and ended_at is null
       and id <> $4 and coalesce(parent_id, 0) <> $4 returning id, user_id, impersonator_id`,
    [userIds, reason, now, but ?? -1],
  )
  await tellEnds(tx, ended, { reason, now })
}
