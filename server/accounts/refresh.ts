import type { FastifyReply } from 'fastify'
import { session, token } from '../../resources/accounts/session'
import { f } from '../../resources/schema/f'
import type { Answer } from '../../resources/schema/infer'
import { pick } from '../../resources/schema/pick'
import { publicCall } from '../api/call'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import type { Tx } from '../database/connect'
import { columnsOf } from '../database/select'
import { forgetActors } from './authenticate'
import { findAccountById, hasFactor } from './find-user'
import { keepPageToken } from './page-token'
import { isPasswordExpired } from './password-expiry'
import { returnToAdministrator } from './return-session'
import { hashOf, isSecret, successor } from './secrets'
import { tokensSchema } from './session-schema'
import { after, endSession, keepPair, keepToken, lifetimes, type Tokens } from './sessions'
import { isByProvider } from './sso-enforced'

const kept = pick(token, ['id', 'purpose', 'expires_at', 'used_at'])
const opened = pick(session, ['user_id', 'nonce', 'seen_at', 'ended_at', 'impersonator_id'])

type RefreshToken = Answer<typeof kept> & Answer<typeof opened> & { session_id: number; session_end: string }

const lookSql = `select ${columnsOf(kept, 't')}, s.id as session_id, ${columnsOf(opened, 's')}, s.expires_at as session_end
  from token t join session s on s.id = t.session_id where t.hash = $1 and t.purpose in ('refresh', 'return') for update of t, s`

type Outcome = Record<string, unknown> | 'refused' | 'expired'

const isOver = (row: RefreshToken, now: Date) =>
  row.ended_at !== null ||
  new Date(row.session_end) <= now ||
  new Date(row.expires_at) <= now ||
  after(new Date(row.seen_at), lifetimes.idle) <= now

/** Whether the token's successor has not been used either: only the immediate predecessor has a time of grace. */
async function isInGrace(
  tx: Tx,
  row: RefreshToken,
  { next, now }: { next: Tokens; now: Date },
): Promise<boolean> {
  if (!row.used_at || after(new Date(row.used_at), lifetimes.grace) < now) return false
  const [follower] = await tx.query('select 1 from token where hash = $1 and used_at is null', [
    hashOf(next.refresh_token),
  ])
  return follower !== undefined
}

const isImpersonated = (row: RefreshToken) => row.impersonator_id !== null

/** What a renewed session answers; an impersonated one also renews its handle to go back. */
async function answerOf(
  tx: Tx,
  row: RefreshToken,
  { tokens, handle }: { tokens: Tokens; handle: string },
): Promise<Record<string, unknown>> {
  if (!isImpersonated(row)) return { ...tokens, isImpersonated: false, impersonatedBy: null }
  const [person] = await tx.query('select first_name, last_name from "user" where id = $1', [
    row.impersonator_id,
  ])
  return { ...tokens, isImpersonated: true, impersonatedBy: { ...person, refresh_token: handle } }
}

async function rotate(
  context: Context,
  tx: Tx,
  {
    row,
    refreshToken,
    now,
    reply,
  }: { row: RefreshToken; refreshToken: string; now: Date; reply: FastifyReply },
): Promise<Outcome> {
  const page =
    context.pagesAhead && !isImpersonated(row) ? successor(row.nonce, refreshToken, 'page') : undefined
  const next: Tokens = {
    token: successor(row.nonce, refreshToken, 'access'),
    refresh_token: successor(row.nonce, refreshToken, 'refresh'),
  }
  const handle = successor(row.nonce, refreshToken, 'return')
  if (row.used_at && !(await isInGrace(tx, row, { next, now }))) {
    await endSession(tx, row.session_id, { reason: 'replay', now })
    return 'refused'
  }
  if (!row.used_at) {
    await tx.query('update token set used_at = $2 where id = $1', [row.id, now])
    await tx.query(
      `delete from token where session_id = $1 and purpose in ('access', 'page') and expires_at <= $2`,
      [row.session_id, now],
    )
    const of = { userId: row.user_id, sessionId: row.session_id, expires: new Date(row.session_end) }
    await keepPair(tx, of, { ...next, ...(page && { page }), now })
    if (isImpersonated(row)) await keepToken(tx, { ...of, purpose: 'return', secret: handle })
    await tx.query('update session set seen_at = $2 where id = $1', [row.session_id, now])
  }
  if (page) keepPageToken(reply, context, page)
  return answerOf(tx, row, { tokens: next, handle })
}

interface Renewal {
  refreshToken: string
  reply: FastifyReply
  only?: 'return'
}

async function renew(context: Context, tx: Tx, { refreshToken, reply, only }: Renewal): Promise<Outcome> {
  const now = context.now()
  const [row] = await tx.query<RefreshToken>(lookSql, [hashOf(refreshToken)])
  if (!row || isOver(row, now) || (only && row.purpose !== only)) return 'refused'
  if (row.purpose === 'return')
    return (
      (await returnToAdministrator(context, tx, { handleId: row.id, sessionId: row.session_id })) ?? 'refused'
    )
  const account = await findAccountById(tx, row.user_id)
  if (!account) return 'refused'
  const isOwn = !row.impersonator_id && !(await isByProvider(context, tx, row.session_id))
  if (isOwn && (await isPasswordExpired(tx, account, now))) return 'expired'
  if (isOwn && account.two_factor_required && !hasFactor(account)) return 'refused'
  if (row.impersonator_id && !(await findAccountById(tx, row.impersonator_id))) return 'refused'
  return rotate(context, tx, { row, refreshToken, now, reply })
}

/** Gives the next pair of tokens for a refresh token, once; a later replay ends the session. */
async function refresh(context: Context, renewal: Renewal) {
  if (!isSecret(renewal.refreshToken)) throw new ApiError('err297')
  const outcome = await context.db.system('session', (tx) => renew(context, tx, renewal))
  forgetActors(context.db)
  if (outcome === 'refused') throw new ApiError('err297')
  if (outcome === 'expired') throw new ApiError('err295')
  return outcome
}

export const refreshCall = publicCall(
  'POST /auth/refresh',
  {
    errors: ['err297'],
    summary: 'Renouvelle les jetons de la session',
    tag: 'Session',
    body: { refreshToken: f.text({ label: 'Jeton de renouvellement', required: true }) },
    answer: tokensSchema,
  },
  ({ context, body, reply }) => refresh(context, { refreshToken: body.refreshToken, reply }),
)

/** The way back of an impersonated session: `POST /auth/refresh` with the handle does the same. */
export const exitImpersonationCall = publicCall(
  'POST /auth/impersonate/exit',
  {
    errors: ['err297'],
    summary: "Revient à la session de l'administrateur",
    tag: "Agir en tant qu'utilisateur",
    body: { refreshToken: f.text({ label: 'Jeton de retour', required: true }) },
    answer: tokensSchema,
  },
  ({ context, body, reply }) => refresh(context, { refreshToken: body.refreshToken, reply, only: 'return' }),
)
