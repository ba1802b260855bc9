import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context'
import { ApiError } from '../error'
import type { Authenticate } from '../register'
import type { TakeTurn } from '../turns'
import { type ActorsOfTokens, LiveHub } from './hub'
import { LiveStream } from './stream'

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx passes each event on at once.
  'x-accel-buffering': 'no',
}

/** Milliseconds that a stream's reader has missed, `?missed=`; longer than anything is kept where it does not say. */
function missedIn({ query }: FastifyRequest): number {
  const missed = Number(Reflect.get(Object(query), 'missed') ?? Number.NaN)
  return missed >= 0 ? missed : Number.POSITIVE_INFINITY
}

interface Served {
  authenticate: Authenticate
  actorsOf: ActorsOfTokens
  tokenIn: (request: FastifyRequest) => string | undefined
  takeTurn: TakeTurn
}

/**
 * `GET /api/live`: server-sent events of the rows that change, to whoever has a session (keys of the API have none). It is no
 * call of the API: it answers until the browser, the session or the process ends.
 */
export function serveLive(app: FastifyInstance, context: Context, served: Served): LiveHub {
  const { authenticate, actorsOf, tokenIn, takeTurn } = served
  const hub = new LiveHub(context, actorsOf)
  app.addHook('preClose', async () => hub.stop())
  const open = (request: FastifyRequest, reply: FastifyReply) => {
    const [token, actor] = [tokenIn(request), request.actor]
    if (!token || !actor) throw new ApiError('err298')
    if (hub.isFull) throw new ApiError('err429')
    reply.hijack()
    const { raw } = reply
    for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...headers }))
      if (value !== undefined) raw.setHeader(name, value)
    raw.writeHead(200)
    const stream = new LiveStream({ id: context.random(12).toString('base64url'), token, actor, raw })
    hub.add(stream, missedIn(request))
    raw.once('close', () => hub.remove(stream))
  }
  app.get('/api/live', {
    config: { isEndless: true },
    onRequest: async (request) => {
      request.actor = await authenticate(context, request)
    },
    handler: (request, reply) => takeTurn({ request, reply }, async () => open(request, reply)),
  })
  return hub
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It answers as long as somebody reads: how long it took says nothing of the server. */
    isEndless?: boolean
  }
}
