import { addMinutes } from 'date-fns/addMinutes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { identityFlow } from '../../resources/accounts/identity'
import type { RowOf } from '../../resources/schema/infer'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import type { Tx } from '../database/tx'
import { printOf } from '../secret-key'
import { hashOf, isSecret, newSecret } from './secrets'

/** Minutes between the button and the session. */
const lasting = 10
/** Sign-ins on their way from one address. */
const mostOfAddress = 300

export type Step = 'asked' | 'proven' | 'unlinked' | 'refused' | 'done'

/** What a provider said, as far as it is needed after the callback. */
export interface Outcome {
  subject?: string
  sid?: string
  email?: string
  acr?: string
  /** Why it was refused. */
  why?: string
  /** Of a trial: what each claim did (`trial.ts`). */
  trial?: object
}

export type Flow = RowOf<
  typeof identityFlow,
  | ('id' | 'identity_provider_id' | 'step' | 'state' | 'nonce' | 'verifier' | 'redirect_uri')
  | ('invited_id' | 'tester_id' | 'user_id' | 'sealed_token')
> & { outcome: Outcome | null }

const columns = `id, identity_provider_id, step, state, nonce, verifier, redirect_uri, invited_id, tester_id, user_id, sealed_token, outcome`

/** Over TLS the cookie is this host's alone (`__Host-`), which asks for `Secure`. */
const cookieName = (isSecure: boolean) => (isSecure ? '__Host-oidc' : 'oidc')
const isSecure = ({ config }: Pick<Context, 'config'>) => config.publicUrl?.startsWith('https:') ?? false

function setCookie(
  context: Context,
  reply: FastifyReply,
  { text, seconds }: { text: string; seconds: number },
) {
  const secure = isSecure(context)
  // Lax: the provider's page leads back here.
  reply.header(
    'set-cookie',
    `${cookieName(secure)}=${text}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  )
}

export const forgetFlowCookie = (context: Context, reply: FastifyReply): void =>
  setCookie(context, reply, { text: '', seconds: 0 })

function secretIn(context: Context, { headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const name = cookieName(isSecure(context))
  const [, secret] = new RegExp(`(?:^|; )${name}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '') ?? []
  return isSecret(secret) ? secret : undefined
}

interface NewFlow {
  provider: number
  redirectUri: string
  invited?: number
  tester?: number
  address: string
}

/** Begins a sign-in of one browser. */
export async function beginFlow(
  context: Context,
  reply: FastifyReply,
  { provider, redirectUri, invited, tester, address }: NewFlow,
): Promise<Pick<Flow, 'state' | 'nonce' | 'verifier'>> {
  const { db, now, random, config } = context
  const [secret, state, nonce, verifier] = [0, 1, 2, 3].map(() => newSecret(random)) as [
    string,
    string,
    string,
    string,
  ]
  const print = printOf(config, `sso:${address}`)
  await db.system('login', async (tx) => {
    await tx.query('delete from identity_flow where expires_at < $1', [now()])
    const [open] = await tx.query<{ n: number }>(
      'select count(*)::int as n from identity_flow where address_print = $1',
      [print],
    )
    if ((open?.n ?? 0) >= mostOfAddress) throw new ApiError('err299', { fill: { n: lasting } })
    await tx.query(
      `insert into identity_flow (identity_provider_id, hash, state, nonce, verifier, redirect_uri, invited_id, tester_id, address_print, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        ...[provider, hashOf(secret), state, nonce, verifier, redirectUri],
        ...[invited ?? null, tester ?? null, print, addMinutes(now(), lasting)],
      ],
    )
  })
  setCookie(context, reply, { text: secret, seconds: lasting * 60 })
  return { state, nonce, verifier }
}

/** The sign-in of the browser that asks, while it stands at a step; the row is held until the transaction ends. */
export async function flowAt(
  context: Context,
  tx: Tx,
  { request, steps }: { request: Pick<FastifyRequest, 'headers'>; steps: readonly Step[] },
): Promise<Flow | undefined> {
  const secret = secretIn(context, request)
  if (!secret) return undefined
  const [row] = await tx.query<Flow>(
    `select ${columns} from identity_flow where hash = $1 and expires_at > $2 and step = any($3::text[]) for update`,
    [hashOf(secret), context.now(), steps],
  )
  return row
}

/** Leads a sign-in on. */
export async function moveFlow(
  tx: Tx,
  id: number,
  { step, userId, outcome, sealed }: { step: Step; userId?: number; outcome?: Outcome; sealed?: string },
): Promise<void> {
  await tx.query(
    `update identity_flow set step = $2, user_id = coalesce($3, user_id), outcome = coalesce($4::jsonb, outcome),
       sealed_token = coalesce($5, sealed_token) where id = $1`,
    [id, step, userId ?? null, outcome ? JSON.stringify(outcome) : null, sealed ?? null],
  )
}
