import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../api/context'
import type { Actor } from '../database/actor'
import { actorOfToken } from './authenticate'
import { isSecret } from './secrets'
import { lifetimes } from './sessions'

const name = 'page'
const inCookies = new RegExp(`(?:^|; )${name}=([\\w-]{43})(?:;|$)`)

type Told = Pick<Context, 'config' | 'pagesAhead'>

function keep(
  reply: FastifyReply,
  { config, pagesAhead }: Told,
  { text, seconds }: { text: string; seconds: number },
) {
  if (!pagesAhead) return
  const secure = config.publicUrl?.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${name}=${text}; Path=${pagesAhead}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
  )
}

/**
 * Leaves the session's page token on the device: by it the server knows who asks for a page, so that the page comes with what its
 * screen shows first. It opens no call of the API, no script reads it, no other site's link carries it, and it lives and ends as
 * an access token does.
 */
export const keepPageToken = (reply: FastifyReply, context: Told, secret: string): void =>
  keep(reply, context, { text: secret, seconds: lifetimes.access / 1000 })

export const forgetPageToken = (reply: FastifyReply, context: Told): void =>
  keep(reply, context, { text: '', seconds: 0 })

/** Who asks for a page; undefined where the device has no page token, or one that is past. */
export async function pageActor(
  context: Context,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<Actor | undefined> {
  const [, secret] = inCookies.exec(headers.cookie ?? '') ?? []
  return isSecret(secret) ? actorOfToken(context, { secret, purpose: 'page' }) : undefined
}
