import type { FastifyInstance } from 'fastify'
import type { Context } from '../api/context'
import type { TakeTurn } from '../api/turns'
import { endByProvider } from './sso-back-channel'
import { comeBack } from './sso-callback'

/** What the protocol writes in its own way: a query that providers fill as they like, a form posted from server to server. */
export function openSsoDoors(app: FastifyInstance, context: Context, takeTurn: TakeTurn): void {
  app.get('/api/auth/oidc/callback', (request, reply) =>
    takeTurn({ request, reply, waits: true }, () => comeBack(context, request, reply)),
  )
  app.register(async (inside) => {
    inside.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 65_536 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    inside.post<{ Params: { id: string } }>(
      '/api/auth/oidc/backchannel-logout/:id',
      { bodyLimit: 65_536 },
      (request, reply) =>
        takeTurn({ request, reply }, async () => {
          const { body, params } = request
          const token = body instanceof URLSearchParams ? body.get('logout_token') : undefined
          const providerId = /^\d{1,9}$/.test(params.id) ? Number(params.id) : 0
          const isGood = token ? await endByProvider(context, { providerId, token }) : false
          reply.header('cache-control', 'no-store').status(isGood ? 200 : 400)
          return isGood ? {} : { error: 'invalid_request' }
        }),
    )
  })
}
