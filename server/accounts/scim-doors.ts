import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../api/context'
import type { TakeTurn } from '../api/turns'
import { forgetActors } from './authenticate'
import { performScim, type ScimAnswer, type ScimRequest, scimRefusal } from './scim-scimmy'
import { hashOf } from './secrets'
import { type Provider, providerOfToken } from './sso-provider'

const media = 'application/scim+json'
/** Bytes: a group of 5,000 members. */
const mostSent = 1_048_576
/** The last call is written once a minute. */
const seenEvery = 60_000

const refused = (status: number, detail: string): ScimAnswer => ({
  status,
  body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: String(status), detail },
})

/** The organisation whose token it is; before the body is read. */
async function organisationOf(
  { db, now }: Context,
  { headers }: FastifyRequest,
): Promise<Provider | undefined> {
  const [, token] = /^Bearer (scim_[\w-]{43})$/i.exec(headers.authorization ?? '') ?? []
  if (!token) return undefined
  return db.system('directories', async (tx) => {
    const found = await providerOfToken(tx, hashOf(token))
    const seen = found?.scim_seen_at ? new Date(found.scim_seen_at).getTime() : 0
    if (found && now().getTime() - seen >= seenEvery)
      await tx.query('update identity_provider set scim_seen_at = $2 where id = $1', [found.id, now()])
    return found
  })
}

const send = (reply: FastifyReply, { status, body }: ScimAnswer) =>
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .type(media)
    .send(body === undefined ? undefined : JSON.stringify(body))

async function answer(context: Context, provider: Provider, asked: ScimRequest): Promise<ScimAnswer> {
  try {
    return await context.db.system('directories', (tx) => performScim(asked, { context, tx, provider }))
  } catch (error) {
    const refusal = scimRefusal(error)
    if (!refusal) throw error
    return refusal
  } finally {
    if (asked.method !== 'GET') forgetActors(context.db)
  }
}

/** SCIM 2.0 (RFC 7643, 7644): each organisation by its own token, in its own accounts and groups. */
export function openScimDoors(app: FastifyInstance, context: Context, takeTurn: TakeTurn): void {
  const organisations = new WeakMap<FastifyRequest, Provider>()
  app.register(async (inside) => {
    inside.removeAllContentTypeParsers()
    inside.addContentTypeParser(
      [media, 'application/json'],
      { parseAs: 'string', bodyLimit: mostSent },
      (_request, body, done) => {
        try {
          done(null, body ? JSON.parse(String(body)) : undefined)
        } catch {
          done(null, null)
        }
      },
    )
    inside.addHook('onRequest', async (request, reply) => {
      const found = await organisationOf(context, request)
      if (found) organisations.set(request, found)
      else
        await send(
          reply.header('www-authenticate', 'Bearer'),
          refused(401, 'A token of an organisation is required'),
        )
    })
    const handle = async (
      request: FastifyRequest<{
        Params: { kind: string; id?: string }
        Querystring: Record<string, unknown>
      }>,
      reply: FastifyReply,
    ) => {
      const { method, params, query, body } = request
      const provider = organisations.get(request)
      if (!provider) return reply
      if (body === null) return send(reply, refused(400, 'The body is no JSON'))
      return send(
        reply,
        await takeTurn({ request, reply }, () =>
          answer(context, provider, { method, kind: params.kind, id: params.id, query, body }),
        ),
      )
    }
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      inside.route({ method, url: '/scim/v2/:kind', bodyLimit: mostSent, handler: handle })
      inside.route({ method, url: '/scim/v2/:kind/:id', bodyLimit: mostSent, handler: handle })
    }
  })
}
